const general = import.meta.glob<string>("../../../../src/startable/words/{en,page.en}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../../../src/startable/games/*/words/{words,page,guide}.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [...Object.values(general), ...Object.values(games)];
