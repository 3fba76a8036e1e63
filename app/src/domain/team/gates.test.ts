// Each write that the contract opens to some roles alone has a control that asks who may, in the feature that sends it.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationKey, teamRoles } from '@switchboard/sdk'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const folderOf = (path: string) => /^(?:features|domain|lib|layouts)\/[^/]+/.exec(path)?.[0] ?? ''

const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !path.includes('.test.') && !path.startsWith('admin'))
  .map((path) => ({ folder: folderOf(path), text: readFileSync(join(source, path), 'utf8') }))

/** Folders where the words that a pattern captures name the operation. */
const foldersWith = (pattern: RegExp, operation: string): readonly string[] => [
  ...new Set(
    files
      .filter(({ text }) => [...text.matchAll(pattern)].some(([, ...groups]) => keyOf(groups) === operation))
      .map(({ folder }) => folder),
  ),
]
const keyOf = ([first = '', second]: string[]) =>
  second === undefined ? first : `${first.toUpperCase()} ${second}`

/** As a control names it: `gate="PUT /api/…"`, `gate = 'PUT /api/…'`, `useRoleRefusal('PUT /api/…')`, `roleRefusal(team, 'PUT /api/…')`. */
const gated = /(?:\bgate(?: = |=)|[rR]oleRefusal\((?:team, )?)["']([A-Z]+ \/[^"']+)["']/g
/** `mutationOptions(portal, 'put', '/api/…')`. */
const sent = /mutationOptions\(\s*[^,]+,\s*'(\w+)',\s*'([^']+)',?\s*\)/g
/** Sent by domain/keys, for the feature that names it. */
const keyCall = /useKeyCall\('([A-Z]+ \/[^']+)'\)/g

const restricted = Object.entries(teamRoles as Record<OperationKey, readonly string[]>)
  .filter(([operation, roles]) => !operation.startsWith('GET ') && roles.length < 4)
  .map(([operation]) => operation)

test('there are such writes', () => expect(restricted.length).toBeGreaterThan(20))

test.each(restricted)('%s', (operation) => {
  const gates = foldersWith(gated, operation)
  expect(gates, 'no control asks for it').not.toEqual([])
  const senders = [...foldersWith(sent, operation), ...foldersWith(keyCall, operation)]
  expect(gates).toEqual(expect.arrayContaining(senders.filter((folder) => folder !== 'domain/keys')))
})
