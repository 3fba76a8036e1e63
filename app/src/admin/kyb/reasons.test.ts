import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reasons } from './reasons.ts'

const page = join(import.meta.dirname, '../../../../server/content/docs/users/verification.md')
const sections = [...readFileSync(page, 'utf8').matchAll(/^### `(.+)`$/gm)].map(([, code]) => code)

test('every usual reason has a section that tells applicants what to do', () => {
  expect(sections).toEqual(reasons.map(({ code }) => code))
})
