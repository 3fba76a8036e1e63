// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/render-app.tsx'
import { problemText } from '../problem.ts'
import { answerCaptcha } from './captcha.ts'

const challenge = { parameters: { nonce: 'n1' }, signature: 's1' }
let answers: Record<string, () => Response>

beforeEach(() => {
  answers = {}
  vi.stubGlobal('fetch', async ({ url }: Request) => answers[url]?.() ?? new Response('', { status: 404 }))
  vi.stubGlobal('Worker', HardWorker)
  HardWorker.says = (work) => ({ solution: { counter: 7, derivedKey: 'ab', of: work } })
})

const settings = (captcha: unknown) => () => Response.json({ captcha })

test.each([
  ['an address that nobody serves', () => new Response('', { status: 404 })],
  ['the start page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['settings that ask on other forms', settings({ kind: 'altcha', forms: ['register'] })],
])('%s: nothing is asked', async (_name, answer) => {
  answers['http://portal.test/portal-config.json'] = answer
  expect(await answerCaptcha(createTestApp(), 'contact_us')).toBeUndefined()
})

test('ALTCHA: the work of the server, done, in base64', async () => {
  answers['http://portal.test/portal-config.json'] = settings({ kind: 'altcha', forms: ['contact_us'] })
  answers['http://portal.test/captcha/challenge'] = () => Response.json(challenge)
  const answer = JSON.parse(atob((await answerCaptcha(createTestApp(), 'contact_us')) ?? ''))
  expect(answer).toEqual({ challenge, solution: { counter: 7, derivedKey: 'ab', of: challenge } })
})

test('work that fails, and a server that fails, are failures, not “nothing asked”', async () => {
  answers['http://portal.test/portal-config.json'] = settings({ kind: 'altcha', forms: ['contact_us'] })
  answers['http://portal.test/captcha/challenge'] = () => Response.json(challenge)
  HardWorker.says = () => ({ solution: null })
  const causeOf = async () => {
    const failure: Error = await answerCaptcha(createTestApp(), 'contact_us').then(
      () => expect.fail('it was answered'),
      (error) => error,
    )
    expect(problemText(failure).text).toMatch(/^The spam check couldn’t load\. Check your connection/)
    return String(failure.cause)
  }
  expect(await causeOf()).toContain('wasn’t solved in time')
  answers['http://portal.test/captcha/challenge'] = () => new Response('', { status: 503 })
  expect(await causeOf()).toContain('503')
  answers['http://portal.test/portal-config.json'] = () => new Response('', { status: 503 })
  await expect(answerCaptcha(createTestApp(), 'contact_us')).rejects.toThrow('503')
})

test('reCAPTCHA: asked for this form, with a script that is loaded only now', async () => {
  answers['http://portal.test/portal-config.json'] = settings({
    kind: 'recaptcha',
    siteKey: 'site',
    forms: ['contact_us'],
  })
  const execute = vi.fn(async () => 'token')
  const load = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute })
    if (script instanceof HTMLScriptElement) script.onload?.(new Event('load'))
  })
  expect(await answerCaptcha(createTestApp(), 'contact_us')).toBe('token')
  expect(load).toHaveBeenCalledOnce()
  expect(execute).toHaveBeenCalledWith('site', { action: 'contact_us' })
})

/** Answers immediately instead of after a second, as a worker would. */
class HardWorker {
  static says: (work: unknown) => unknown
  onmessage?: (event: { data: unknown }) => void
  postMessage(work: unknown) {
    this.onmessage?.({ data: HardWorker.says(work) })
  }
  terminate() {}
}
