import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fakePortal, json } from '../test/fake-portal.ts'
import { openApp, preloadPages } from '../test/open-app.tsx'
import { renderApp } from '../test/render-app.tsx'
import { ContactForm } from './public/contact/contact-form.tsx'
import { LeadForm } from './public/content/insight/lead-form.tsx'

beforeAll(preloadPages)
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

const loadScripts = (captcha: object) => {
  fakePortal({ 'GET /portal-config.json': json({ captcha }) })
  const append = vi.spyOn(document.head, 'append')
  return () =>
    append.mock.calls.flat().flatMap((node) => (node instanceof HTMLScriptElement ? [node.src] : []))
}
const recaptcha = { kind: 'recaptcha', siteKey: 'site', forms: ['contact_us'] }
const script = 'https://www.google.com/recaptcha/api.js?render=site'

const forms = [
  ['/login', () => openApp('/login')],
  ['/register', () => openApp('/register')],
  ['/forgot-password', () => openApp('/forgot-password')],
  ['/reset-password', () => openApp('/reset-password?token=pwd_1')],
  ['contact us', () => renderApp(<ContactForm profile={undefined} requestId="" onSent={() => {}} />)],
  ['a whitepaper', () => renderApp(<LeadForm insightId="ins_1" />)],
] as const

test.each(forms)('%s: reCAPTCHA, where it is configured, is loaded with the form', async (_name, open) => {
  const scripts = loadScripts(recaptcha)
  open()
  await expect.poll(scripts).toEqual([script])
  // Makes the script fail to load, so that the next page may ask again.
  document.querySelector<HTMLScriptElement>(`script[src="${script}"]`)?.onerror?.(new Event('error'))
})

test('a captcha of the server’s own loads nothing before a form is sent', async () => {
  const scripts = loadScripts({ kind: 'altcha', forms: ['contact_us'] })
  openApp('/login')
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(scripts()).toEqual([])
})
