// cspell:ignore doesnt dont isnt
const setOf = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that say little about the answer. They still match, so that a query of fillers alone is not empty. */
export const fillerWords: ReadonlySet<string> = setOf(`
  a about across after again all already also always am an and any anyone anything are as at be because been before best
  better but by can cannot change chart charts correct correctly could did different do does doesnt doing dont
  each elastic else every fine for from get gets give go goes good got happen happens has have having help how i if in
  instead into is isnt issue it its just know let like made make makes me most much must my need never not of on
  one only or other our over per please possible problem properly put react really same seem seems set should show so
  some somehow something still tell than thanks that the their them then there these they thing think this through
  to too try trying until up us use used using very via vs want was way we well were what when where whether which
  while who why will with without wont work works would you your
`);

/** Words with which a query asks about a name: "what does stackMode accept". */
export const aboutWords: ReadonlySet<string> = setOf(`
  accept accepts allowed default mean means option options type types value values
`);

/** Words that mark a query as a question. */
export const questionWords: ReadonlySet<string> = setOf(`
  how why what when where which can cannot could do does is are should i my not without doesnt
  isnt dont cant wont want need
`);

/** Words that say that something is missing or wrong. */
export const symptomWords: ReadonlySet<string> = setOf(`
  not no doesnt isnt dont cant wont cannot missing wrong error fails failed broken empty blank
  invisible disappear disappears vanish vanishes gone warning crash throws
`);
