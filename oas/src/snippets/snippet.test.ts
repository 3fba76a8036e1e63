import { expect, test } from 'vitest'
import type { HttpRequest } from '../request/build-request.ts'
import { languages } from './languages.ts'
import { printSnippet, withoutKey } from './snippet.ts'

const request: HttpRequest = {
  method: 'POST',
  url: 'https://portal.test/mock/sim-swap/check',
  headers: [
    ['Content-Type', 'application/json'],
    ['X-API-Key', `sb_live_${'k'.repeat(38)}`],
  ],
  body: '{"phoneNumber":"+639175550101","maxAge":24}',
}

test('there are at least eight languages, each of its own name', () => {
  expect(new Set(languages.map(({ id }) => id)).size).toBeGreaterThanOrEqual(8)
})

test.each(languages)('$name names address, header and body', async (language) => {
  const code = await printSnippet(request, language)
  for (const part of ['portal.test', '/mock/sim-swap/check', 'X-API-Key', '+639175550101', 'maxAge'])
    expect(code).toContain(part)
})

test.each(languages)('$name shows a placeholder instead of the key', async (language) => {
  const code = await printSnippet(withoutKey(request), language)
  expect(code).toContain('YOUR_API_KEY')
  expect(code).not.toContain('kkkk')
})
