import { expect, test } from 'vitest'
import { buildRequest, type HttpRequest } from '../request/build-request.ts'
import { languages } from './languages.ts'
import { printSnippet, withKeyPlace, withoutKey } from './snippet.ts'

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

test.each(languages)('$name sends an access token as a bearer token, and hides it', async (language) => {
  const token = `sb_live_token_${'t'.repeat(43)}`
  const { Authorization, ...others } = Object.fromEntries(
    buildRequest({
      operation: { method: 'GET', path: '/a', inputs: [], body: null, responses: [], schemas: {} },
      values: { inputs: {}, type: '', body: '' },
      base: 'https://portal.test/gateway',
      key: token,
    }).headers,
  )
  expect([Authorization, others]).toEqual([`Bearer ${token}`, {}])
  const headers = [['Authorization', `Bearer ${token}`]] as const
  expect(await printSnippet({ ...request, headers }, language)).toContain(token)
  const code = await printSnippet(withoutKey(withKeyPlace({ ...request, headers })), language)
  expect(code).toMatch(/Bearer\W+YOUR_ACCESS_TOKEN/)
  expect(code).not.toMatch(/tttt|X-API-Key/)
})

test.each(languages)('$name sends the body of a GET as a GET, or says that it can’t', async (language) => {
  const code = await printSnippet({ ...request, method: 'GET' }, language)
  const [comment] = code.split('\n')
  const isLeftOut = ['typescript', 'javascript', 'kotlin', 'swift'].includes(language.id)
  expect(/^\/\/ \w+ sends no body with GET\. Python and Go do\.$/.test(comment ?? '')).toBe(isLeftOut)
  for (const part of ['maxAge', 'application/json']) expect(code.includes(part)).toBe(!isLeftOut)
  expect(code).not.toContain('POST,')
  if (/^(curl|php)$/.test(language.id)) expect(code).toMatch(/REQUEST, 'GET'|--request GET/)
})
