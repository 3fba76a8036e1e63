/** What the contract holds of a document. Longer texts are cut, longer lists end. */
export const maxLengths = {
  /** A description with room. */
  text: 100_000,
  /** A description beside something. */
  note: 20_000,
  url: 2000,
  line: 500,
  field: 300,
  name: 200,
  label: 100,
  word: 40,
  place: 20,
  version: 30,
  operationId: 100,
  inputs: 200,
  answers: 100,
  headers: 100,
  forms: 20,
  examples: 200,
  schemes: 50,
  flows: 10,
  scopes: 1000,
} as const
