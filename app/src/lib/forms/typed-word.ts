/** The check of a field that confirms an action by its subject's name: `word` has to be typed, in any case. */
export const typedWord = (word: string) => (text: string) =>
  text.trim().toLowerCase() === word.trim().toLowerCase() ? undefined : `Type ${word}.`
