// Documents must agree with the code: paths, commands, names and numbers.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownFiles } from './testing/own-files.ts'

const root = join(import.meta.dirname, '..')
const files = ownFiles()
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Articles of the portal and changelogs speak of other things. */
const documents = files.filter((path) => path.endsWith('.md') && !/CHANGELOG|content\/|fixtures/.test(path))

/** Inline code, without blocks of several lines. */
const quotedIn = (path: string): readonly string[] =>
  [
    ...read(path)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, text = '']) => text)

describe('paths', () => {
  /** Written by the product when it runs. */
  const written = new Set([
    'dist/outside-origins.json',
    'app/dist-server/skeletons.json',
    'backup.json',
    'pricing.md',
  ])
  const ends = new Set(
    files.flatMap((path) => {
      const parts = path.split('/')
      return parts.map((_, from) => parts.slice(from).join('/'))
    }),
  )

  test('that documents name are there', () => {
    const missing = documents.flatMap((path) =>
      quotedIn(path)
        .filter((text) => /^[\w.@-]+(\/[\w.@-]+)*\.(ts|tsx|mjs|css|sql|yaml|json|md)$/.test(text))
        .filter((name) => !ends.has(name) && !written.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

describe('commands', () => {
  const manifests = files
    .filter((path) => /(^|\/)package\.json$/.test(path) && !path.includes('test/'))
    .map((path) => JSON.parse(read(path)) as { readonly scripts?: object })
  const scripts = new Set(manifests.flatMap(({ scripts = {} }) => Object.keys(scripts)))
  /** In an example of somebody else’s package. */
  scripts.add('your-tests')

  test('that documents name run no TypeScript with the node of the machine, which may be too old for it', () => {
    const bare = documents.flatMap((path) =>
      [...read(path).matchAll(/(?<![/\w]|exec portal )node (?:--\S+ )*\S+\.ts\b/g)].map(
        ([command]) => `${path}: ${command}`,
      ),
    )
    expect(bare).toEqual([])
  })

  test('that documents name are there', () => {
    const missing = documents.flatMap((path) =>
      [...read(path).matchAll(/\bnpm run ((?:\w[\w-]*:)*\w[\w-]*)/g)]
        .filter(([, name = '']) => !scripts.has(name))
        .map(([command]) => `${path}: ${command}`),
    )
    expect(missing).toEqual([])
  })
})

/** Of these, each name is one of ours. */
const ours = [
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'docs/principles.md',
  'docs/gateway.md',
  'docs/backup.md',
]

describe('names', () => {
  const sources = files.filter(
    (path) => /\.(ts|tsx|mjs|sql|yaml|json)$/.test(path) && !/package-lock/.test(path),
  )
  const words = new Set(sources.flatMap((path) => read(path).match(/[\w$-]+/g) ?? []))

  test.each(ours)('%s names functions, tables and fields that are there', (path) => {
    const names = quotedIn(path).filter((text) => /^[a-zA-Z_$][\w$]*$/.test(text))
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })
})

/** The number that a document says in these words. */
function numberIn(path: string, words: RegExp): number {
  const [, number] = words.exec(read(path).replace(/\s+/g, ' ')) ?? []
  if (!number) throw new Error(`${path} doesn’t say ${words}.`)
  return Number(number)
}

/** To be cut; no file is added to them. */
const tooLong = [
  'app/src/public/reference/api-page.test.tsx',
  'oas/src/compare/compare.test.ts',
  'server/test/schema-cases.test.ts',
]

describe('numbers', () => {
  const principles = 'docs/principles.md'
  const lines = files
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && !/dist\/|generated\//.test(path))
    .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
    .toSorted((one, other) => one.lines - other.lines)

  test('files are as long as the principles say', () => {
    const at = (share: number) => lines[Math.floor(lines.length * share)]?.lines
    expect(at(0.5)).toBeLessThanOrEqual(numberIn(principles, /Half of the files have (\d+) lines/))
    expect(at(0.9)).toBeLessThanOrEqual(numberIn(principles, /nine in ten (\d+)/))
    const most = numberIn(principles, /none over (\d+)/)
    const long = lines.filter((one) => one.lines > most).map(({ path }) => path)
    expect(long.toSorted()).toEqual(tooLong)
  })
})
