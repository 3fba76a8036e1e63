import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainSheets } from './plain-sheets.ts'

const tokens = new Set(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').match(/--[\w-]+(?=:)/g))

test.each([...plainSheets()])(
  '%s: recipes become CSS of our tokens, without states that only parts of the kit can be in',
  (_name, css) => {
    const variables = css.match(/--[\w-]+/g) ?? []
    expect(variables.length).toBeGreaterThan(0)
    expect(variables.filter((name) => !tokens.has(name))).toEqual([])
    expect(css).not.toMatch(/undefined|&|\[data-|{}/)
  },
)
