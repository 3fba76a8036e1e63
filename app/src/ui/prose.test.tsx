import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import { loadMarkdown } from './markdown/load.ts'
import { proseHtml } from './markdown/pipeline.ts'
import { Prose, useProse } from './prose.tsx'

beforeAll(async () => void (await loadMarkdown()))

const Text = ({ text }: { readonly text: string }) => (
  <Prose of={useProse(text)} language={useState<string | null>(null)} />
)
const draw = (text: string) => renderApp(<Text text={text} />)

test.each([
  ['## What we keep', 'what-we-keep', 'What we keep'],
  ['## 1. Who we are, and some words', '1-who-we-are-and-some-words', '1. Who we are, and some words'],
  ['## `maxAge` & "time"', 'maxage-time', 'maxAge & "time"'],
  ['## 你好', 'section', '你好'],
])('%s can be linked to', (text, id, words) => {
  expect(proseHtml(text).headings).toEqual([{ id, words, level: 2 }])
  draw(text)
  expect(screen.getByRole('heading', { name: words })).toHaveAttribute('id', id)
  expect(screen.getByRole('link')).toHaveAttribute('href', `#${id}`)
})

test('two headings of the same words, and two texts on a page, are kept apart', () => {
  const { headings } = proseHtml('## Rules\n\n## Rules\n\n### Rules', { prefix: 'policy-' })
  expect(headings.map(({ id }) => id)).toEqual(['policy-rules', 'policy-rules-2', 'policy-rules-3'])
})

test('the page keeps its own ids', () => {
  const { headings } = proseHtml('## Download\n\n## Download', { reserved: ['download'] })
  expect(headings.map(({ id }) => id)).toEqual(['download-2', 'download-3'])
})

test('a language is called by its name, whatever objects inherit', () => {
  draw('```constructor\nx\n```\n\n```c++\ny\n```')
  expect(screen.getByText('constructor')).toBeVisible()
  expect(screen.getByText('c++')).toBeVisible()
})

test.each([
  '## <img src=x onerror=alert(1)>',
  '## "><script>alert(1)</script>',
  '## [x](javascript:alert(1))',
])('a hostile heading stays words: %s', (text) => {
  const { container } = draw(text)
  expect(container.querySelector('script, img, [onerror], [href^="javascript"]')).toBeNull()
})

test('a block of code names its language and is copied as it stands, also within a list', async () => {
  const user = userEvent.setup()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  draw('1. Call:\n\n   ```sh\n   curl <a> & b\n   ```')
  expect(screen.getByText('Shell')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(copy).toHaveBeenCalledWith('curl <a> & b')
  expect(await screen.findByText('Copied')).toBeVisible()
})

test('tables are told apart by their place', () => {
  const table = '| a |\n| - |\n| 1 |'
  draw(`${table}\n\n## "Now" & then\n\n${table}`)
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Table 1',
    'Table 2, "Now" & then',
  ])
})

const [ts, sh, json] = ['```ts\nconst a = 1\n```', '```sh\ncurl a\n```', '```json\n{}\n```']

test.each([
  ['code in two languages', `${ts}\n\n${sh}`, 1],
  ['a call and its response', `${sh}\n\n${json}`, 0],
  ['two steps in one language', `${sh}\n\n${sh}`, 0],
  ['a word between them', `${ts}\n\nor\n\n${sh}`, 0],
])('adjacent code in several languages is in tabs: %s', (_what, text, lists) => {
  draw(text)
  expect(screen.queryAllByRole('tablist')).toHaveLength(lists)
})

test('one choice of a language holds for every sample of the text, by keyboard, and is what is copied', async () => {
  const user = userEvent.setup()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  draw(`${ts}\n\n${sh}\n\nThen:\n\n${sh.replace('a', 'b')}\n\n${ts}`)
  expect(screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    'TypeScript',
    'curl',
  ])
  await user.click(screen.getAllByRole('tab', { selected: true })[0] as HTMLElement)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getAllByRole('tab', { selected: true })[0])
  expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual([
    'curl a\n',
    'curl b\n',
  ])
  await user.click(screen.getAllByRole('button', { name: 'Copy code' })[1] as HTMLElement)
  expect(copy).toHaveBeenCalledWith('curl b')
})
