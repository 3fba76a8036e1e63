import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const raw = /<(button|select|table|input|textarea|dialog)(?=[\s/>])/g

/** Raw elements outside ui/, and why each is there. */
const allowed: Readonly<Record<string, string>> = {
  'layouts/rail/rail.tsx <dialog':
    'comes with the first page of who is signed in: the kit’s drawer would be fetched for it',
  'public/palette/palette.tsx <dialog':
    'opens on every page at once; the browser keeps its focus without the kit',
  'public/catalogue/catalogue-page.tsx <input':
    'a hidden field of a form that is sent without a script, and no control',
  'public/reference/operation/operation-body.tsx <table':
    'its rows open, and their parts stand in one another on a phone',
  'public/pricing/plan-table.tsx <table':
    'its rows have heads of their own, which lists have not, and whose sheet would weigh on every pricing page',
}

const code = (file: string) =>
  readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('controls are pieces of ui/, in its plain or its Chakra form, or named with a reason', () => {
  const files = globSync('**/*.tsx', { cwd: src, exclude: ['ui/**', '**/*.test.tsx'] })
  expect(files.length).toBeGreaterThan(100)
  const violations = files.flatMap((file) =>
    [...code(file).matchAll(raw)].map(([element]) => `${file.replaceAll('\\', '/')} ${element}`),
  )
  expect([...new Set(violations)].sort()).toEqual(Object.keys(allowed).sort())
})
