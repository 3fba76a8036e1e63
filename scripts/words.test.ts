import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFiles } from './testing/own-files.ts'
import { clauseSubjects, commentsOf, participleNames } from './words.ts'

/**
 * Counts by part. A number only ever falls: lower it with the comment or the name that you improve; docs/style.md says how both should
 * read. Tests and benches are counted as well.
 */
const mostClauseSubjects = { app: 5, mocks: 1, oas: 0, openapi: 3, scripts: 2, sdk: 0, server: 46 }
const mostParticiples = { app: 42, mocks: 1, oas: 20, openapi: 52, scripts: 2, sdk: 12, server: 37 }

const root = join(import.meta.dirname, '..')
const foreign = /(?:^|\/)(?:dist|generated|released)\/|^server\/content\/|generated\.\w+$/

const files = ownFiles().filter((file) => !foreign.test(file))

/** Parts that don’t have the number they should have, with each place: the one that was written last is the first. */
function otherCounts(
  most: Readonly<Record<string, number>>,
  ending: RegExp,
  wordsIn: (file: string, source: string) => readonly string[],
) {
  return Object.entries(most).flatMap(([part, max]) => {
    const inPart = files.filter((file) => file.startsWith(`${part}/`) && ending.test(file))
    const places = inPart.flatMap((file) =>
      wordsIn(file, readFileSync(join(root, file), 'utf8')).map((words) => ({ file, words })),
    )
    const age = ({ file }: { readonly file: string }) => -statSync(join(root, file)).mtimeMs
    return places.length === max
      ? []
      : [{ part, max, count: places.length, places: places.sort((a, b) => age(a) - age(b)) }]
  })
}

test('comments name their subject: clauses in its place only fall', () => {
  const inComments = (file: string, source: string) =>
    commentsOf(file, source).flatMap((comment) => Array<string>(clauseSubjects(comment)).fill(comment))
  expect(otherCounts(mostClauseSubjects, /\.(tsx?|m?js|css|sql|ya?ml)$/, inComments)).toEqual([])
})

test('variables and functions are named for what they hold, and bare participles only fall', () => {
  expect(otherCounts(mostParticiples, /\.(tsx?|m?js)$/, participleNames)).toEqual([])
})

test.each([
  ['/** Who holds a rejected key learns nothing. */', 1],
  ['// What is kept of a key.\n// Nobody reads it: whoever asks gets the hash.', 3],
  ['/**\n * The page, for who asks\n * twice.\n */', 1],
  ["const a = b // What 'c' leads to.", 1],
  [
    '/** Rejected keys must not reveal the balance, whoever calls. The log says who asked and what for. */',
    0,
  ],
  ['const address = "https://who.example" /* Callers who wait. */', 0],
])('%j has clauses as subjects: %i', (source, count) => {
  expect(commentsOf('a.ts', source).flatMap((text) => Array(clauseSubjects(text)).fill(text))).toHaveLength(
    count,
  )
})

test.each([
  ['a.yaml', 'a: 1\n# What a request\n# is answered.\nb: 2', ['What a request is answered.']],
  ['a.sql', 'SELECT 1 -- Two.\n-- Three.', ['Two. Three.']],
  ['a.css', '.a {\n  /* Four. */\n}', ['Four.']],
])('comments of %s are read', (file, source, comments) => {
  expect(commentsOf(file, source)).toEqual(comments)
})

test.each([
  ['const found = rows.find(isOpen)', 1],
  ['function shown(asked: string) {}', 2],
  ['const { kept, b: told, ...given } = c', 3],
  ['const [held] = a.map((made) => made)', 2],
  ['type A = (said: string) => void', 1],
  ['const foundRow = key.shown\nconst a = { asked: true } // found, kept', 0],
])('%j declares bare participles: %i', (source, count) => {
  expect(participleNames('a.ts', source)).toHaveLength(count)
})
