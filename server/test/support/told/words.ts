/** Words without typography: literal parts stay as they are. */
export const letters = (words: string): string =>
  words
    .split(/(‹[^›]*›)/)
    .map((part) => (part.startsWith('‹') ? part : part.toLowerCase().replace(/[\s.,;:()]+/g, '')))
    .join('')

export const literal = (text: string): string => `‹${text.replace(/\s+/g, ' ').trim()}›`

/** A value, whichever way its lines are broken. */
export const written = (value: string | null | undefined): string => (value ?? '').replace(/\s+/g, '')

/** One line of a schema as it is told. */
export interface ToldRow {
  /** Where it stands: `Body application/json`. */
  readonly place: string
  /** The forms and conditions that it is within, and its own name if it is one. */
  readonly within: readonly string[]
  readonly path: string
  readonly type: string
  readonly required?: boolean
  readonly notes: string
}

/** Each says in its own way where the fields are that a schema repeats. */
const again = (notes: string): string =>
  notes.replace(
    /Same as (.*?) above\. Expand it to see its fields\.|Same fields as ‹(.*?)› above\./,
    (_, page, text) => `(again ${page ?? text})`,
  )

export const rowText = ({ place, within, path, type, required, notes: text }: ToldRow): string => {
  const notes = again(text)
  const [repeats = ''] = /\(again .*?\)/.exec(notes) ?? []
  return `${place} | ${within.join(' › ')} | ${path} | ${letters(type)}${required ? ' required' : ''} | ${letters(notes.replace(repeats, ''))}${repeats}`
}
