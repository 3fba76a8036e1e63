import { InvalidValue } from './parsers.ts'

const minOwnLength = 16
/** Others make them, and have lengths of their own: none is shorter. */
const minLength = 8
const minDifferent = 6

/** Marks of a text that asks to be replaced, wherever they stand: in brackets, in capitals, or as what nothing has filled in. */
const marks = [
  /(?<![A-Z])(REPLACE|CHANGE|FILL|INSERT|ENTER)[-_ ]?(WITH|ME|THIS|IT|IN|YOUR|HERE)(?![A-Z])/,
  /<(?:[a-z][a-z .-]{2,}[\w .-]*|[A-Z][A-Z0-9 _-]{3,})>|%3[cC].+%3[eE]|\{\{.*\}\}|\$\{.*\}|^\$\w+$|^\$\(.*\)$|^`.*`$|(?<=[/:])(USER|PASSWORD)(?=[:@])/,
]
/** The same in a secret, which no host's or bucket's name is. */
const secretMarks = [
  /(?<![a-z])(replace|change|fill|insert|enter|paste|put)[-_ ]?(with|me|this|it|in|your|here)(?![a-z])/i,
  /^(todo|tbd|fixme)\b|hangeMe|eplaceMe/i,
  // The path of a file that holds it.
  /^(?:~|\.{1,2})?\/(?:run|etc|var|home|opt|usr|mnt|root|secrets?|vault)\/|^[a-z]:\\|^\.{1,2}\/[\w./-]+$/i,
]
const words =
  'a an the my your our this it its some any with me in here goes put set use add insert enter fill replace change todo tbd fixme ' +
  'placeholder example sample dummy default demo test dev local foo bar super very long strong random secret secrets ' +
  'password passwd pass key keys token tokens id value text string user admin api access portal metrics webhook payment ' +
  'to be is must should will needs required replaced changed filled inserted entered given set later before after on at first start launch ' +
  'production now soon please own new real actual valid something anything somebody not yet empty none null undefined xxx abc ' +
  'do not use deploy deployment openssl rand hex base run command output redacted removed generate generated insecure unsafe jwt switchboard'
const onlyWords = new RegExp(
  `^(?:${words
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|')}|[^a-z])+$`,
)

/** Rows of the keyboard and of the alphabet, in both directions: whole stretches of them are no choice of a machine. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, [...row].reverse().join('')])
const chosenShare = 0.25

/** Whether few characters are left of a text without what follows the one before it in a row. */
function isSequence(text: string): boolean {
  const chosen = [...text].filter(
    (character, at) => at === 0 || !rows.some((row) => row.includes(`${text[at - 1]}${character}`)),
  )
  return chosen.length <= text.length * chosenShare
}

/** Digits and signs that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}
const withLetters = (text: string): string => text.replace(/[013457@$]/g, (sign) => letters[sign] ?? sign)

/** Whether an example has such a text where a value belongs. */
export const isPlaceholder = (text: string, { isSecret = false } = {}): boolean =>
  marks.some((mark) => mark.test(text)) ||
  (isSecret && secretMarks.some((mark) => mark.test(text) || mark.test(withLetters(text))))

/** A secret that others gave. */
export function secret(value: string): string {
  const lower = value.toLowerCase()
  const isOnlyWords = (text: string) => /[a-z]/.test(text) && onlyWords.test(text)
  if (
    isPlaceholder(value, { isSecret: true }) ||
    // Digits of a machine may spell words.
    (/[^\da-f]/.test(lower) && [lower, withLetters(lower)].some(isOnlyWords)) ||
    isSequence(lower) ||
    new Set(value).size < minDifferent
  )
    throw new InvalidValue('this is a placeholder or easily guessed. Enter the secret itself.')
  if (value.length >= minLength) return value
  throw new InvalidValue(`use the whole secret: it has ${minLength} characters or more.`)
}

/** A secret of the deployment's own making. */
export function ownSecret(value: string): string {
  if (value.length < minOwnLength)
    throw new InvalidValue(
      `use at least ${minOwnLength} characters, such as the output of: openssl rand -hex 24`,
    )
  return secret(value)
}
