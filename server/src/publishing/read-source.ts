import { readFileSync, statSync } from 'node:fs'
import { Refused } from './refused.ts'

const mostBytes = 30 * 1024 * 1024

/** The text of a document, as it was written. */
export function readSource(file: string): string {
  const { size } = statOf(file)
  if (size > mostBytes)
    throw new Refused(
      `It has ${Math.ceil(size / 1024 / 1024)} MB; at most ${mostBytes / 1024 / 1024} are taken.`,
    )
  if (size === 0) throw new Refused('It is empty.')
  try {
    // A byte order mark is left out by the decoder.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof TypeError) throw new Refused('It is not UTF-8 text. Save it as UTF-8.')
    throw error
  }
}

function statOf(file: string) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new Refused('There is no such file.')
  if (!found.isFile()) throw new Refused('It is not a file.')
  return found
}
