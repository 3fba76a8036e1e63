import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Prose } from './prose.tsx'
import { proseHtml } from './prose-html.ts'

test.each([
  ['## What we keep', 'what-we-keep', 'What we keep'],
  ['## 1. Who we are, and some words', '1-who-we-are-and-some-words', '1. Who we are, and some words'],
  ['## `maxAge` & "time"', 'maxage-time', 'maxAge & "time"'],
  ['## 你好', 'section', '你好'],
])('%s can be linked to', (text, id, words) => {
  const { html, headings } = proseHtml(text)
  expect(headings).toEqual([{ id, words, level: 2 }])
  render(<Prose html={html} />)
  expect(screen.getByRole('heading', { name: words })).toHaveAttribute('id', id)
  expect(screen.getByRole('link')).toHaveAttribute('href', `#${id}`)
})

test('two headings of the same words, and two texts on a page, are kept apart', () => {
  const { headings } = proseHtml('## Rules\n\n## Rules\n\n### Rules', { prefix: 'policy-' })
  expect(headings.map(({ id }) => id)).toEqual(['policy-rules', 'policy-rules-2', 'policy-rules-3'])
})

test.each([
  '## <img src=x onerror=alert(1)>',
  '## "><script>alert(1)</script>',
  '## [x](javascript:alert(1))',
])('a hostile heading stays words: %s', (text) => {
  const { container } = render(<Prose html={proseHtml(text).html} />)
  expect(container.querySelector('script, img, [onerror], [href^="javascript"]')).toBeNull()
})

test('a block of code names its language and is copied as it stands, also within a list', async () => {
  const user = userEvent.setup()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<Prose html={proseHtml('1. Call:\n\n   ```sh\n   curl <a> & b\n   ```').html} />)
  expect(screen.getByText('Shell')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(copy).toHaveBeenCalledWith('curl <a> & b')
  expect(await screen.findByText('Copied')).toBeVisible()
})

test('tables are told apart by their place', () => {
  const table = '| a |\n| - |\n| 1 |'
  render(<Prose html={proseHtml(`${table}\n\n## "Now" & then\n\n${table}`).html} />)
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Table 1',
    'Table 2, "Now" & then',
  ])
})
