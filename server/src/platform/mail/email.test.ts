import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderEmail } from './email.ts'

const tokens = readFileSync(new URL('../../../../app/src/theme/tokens.css', import.meta.url), 'utf8')

test('emails have the portal’s colours, light and dark', () => {
  const { html } = renderEmail({
    ...{ id: 'x', to: 'a@b.example', subject: 'Hello', paragraphs: ['Text'], note: 'Small print' },
    button: { text: 'Open', url: 'https://portal.example/' },
  })
  const [, sheet = '', page = ''] = html.split(/<\/?style>/)
  for (const name of ['bg', 'panel', 'line', 'ink', 'muted', 'brand', 'on-brand']) {
    const [light, dark] = [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, hex]) => hex)
    expect(page, name).toContain(`:${light};`)
    expect(sheet, name).toContain(`:${dark}!important`)
  }
})
