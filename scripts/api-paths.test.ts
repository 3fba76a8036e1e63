// The operation decides the key of a read and the reads that a write makes stale. A path written down elsewhere would
// begin a list of its own, beside the contract's.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operationIds } from '../sdk/src/generated/operation-ids.ts'

const src = join(import.meta.dirname, '../app/src')
const paths = new Set(Object.keys(operationIds).map((key) => key.replace(/^\w+ /, '')))
/** Handed to the SDK, which knows the rest: `mutationOptions(portal, 'post', '/api/payment')`. */
const isOption =
  /\b(?:mutationKey\(|(?:queryOptions|postQueryOptions|infiniteQueryOptions|pageOptions|mutationOptions|invalidateAfter|download)\(\s*[\w.()]+,)\s*(?:'\w+',\s*)?$|<CsvButton\s[^>]*path=$/

/** Each read that a text describes, up to the end of its call: `queryOptions(portal, '/api/profile')`. */
const readsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:query|postQuery|infiniteQuery|page)Options\((?:[^()]|\([^()]*\))*\)/gi)].map(
    ([read]) => read.replaceAll(/\s+|,(?=\s*\))/g, '').replace(/\((?:usePortal\(\)|\w+),/, '('),
  )

const strayPaths = (text: string): readonly string[] =>
  [...text.matchAll(/(['"`])(\/[^'"`\s]+)\1/g)]
    .filter(({ 2: path = '', index }) => paths.has(path) && !isOption.test(text.slice(0, index)))
    .map(([literal]) => literal)

const others: Readonly<Record<string, string>> = {
  'paths.ts': 'addresses of pages, of which a few are paths of the contract, too',
  'lib/session/read-profile.ts': 'the profile is kept by the session',
}

const sources = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.{ts,tsx}'] }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(join(src, file), 'utf8'),
}))

test('the app names a path of the contract in a query or a mutation alone', () => {
  expect(sources.length).toBeGreaterThan(500)
  const stray = sources
    .filter(({ file }) => !(file in others))
    .flatMap(({ file, text }) => strayPaths(text).map((path) => `${file}: ${path}`))
  expect(stray.sort()).toEqual([])
})

test('a read that several files need is described in one', () => {
  const all = sources.flatMap(({ text }) => readsOf(text))
  expect(all.length).toBeGreaterThan(60)
  expect(all.filter((read, index) => all.indexOf(read) < index)).toEqual([])
})

test.each([
  ["useQuery(queryOptions(usePortal(), '/api/profile'))", []],
  ["mutationOptions(\n  portal,\n  'post',\n  '/api/payment',\n)", []],
  ["queryClient.invalidateQueries({ queryKey: ['/api/profile'] })", ["'/api/profile'"]],
  ["portal.POST('/api/payment', { body })", ["'/api/payment'"]],
  ['const stale = ["/api/profile"]', ['"/api/profile"']],
  ["mayCall(role, 'PUT /api/profile')", []],
  ["href('/api/sim-swap')", []],
])('%s', (text, stray) => expect(strayPaths(text)).toEqual(stray))
