import { writeJson } from '../numbers.ts'
import { bodyText } from './body-text.ts'
import { isJson, isJsonLines } from './is-json.ts'

/** An example as one reads it. Many documents write the JSON of a body as a text. */
export const exampleText = (type: string, value: unknown): string =>
  isJsonLines(type)
    ? bodyText(type, value)
    : typeof value === 'string' && (!isJson(type) || /^\s*[[{]/.test(value))
      ? value
      : writeJson(value, 2)
