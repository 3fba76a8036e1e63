import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'

// No file that ran before has loaded it.
beforeEach(() => {
  vi.resetModules()
})

type ProseModule = typeof import('../prose.tsx')

function Text({ Prose, useProse }: Pick<ProseModule, 'Prose' | 'useProse'>) {
  return <Prose of={useProse('## What *we* keep')} language={[null, () => {}]} />
}

test('what draws Markdown is fetched by the first text that needs it, and all that wait are drawn', async () => {
  const { Markdown } = await import('../markdown.tsx')
  const prose = await import('../prose.tsx')
  renderApp(
    <>
      <Markdown text="A plain line." />
      <Markdown text="An *answer*." />
      <Text {...prose} />
    </>,
  )
  expect(screen.getByText('A plain line.')).toBeVisible()
  expect(screen.getByText('An *answer*.')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(await screen.findByText('answer')).toHaveProperty('localName', 'em')
  expect(screen.getByRole('heading', { name: 'What we keep' })).toHaveAttribute('id', 'what-we-keep')
})

test('where it cannot be fetched, texts are shown as they were written, and the next page tries again', async () => {
  vi.doMock('./pipeline.ts', () => {
    throw new Error('offline')
  })
  const { Markdown } = await import('../markdown.tsx')
  const { loadMarkdown } = await import('./load.ts')
  renderApp(<Markdown text="An *answer*." />)
  await expect(loadMarkdown()).rejects.toThrow()
  expect(screen.getByText('An *answer*.')).toBeVisible()

  vi.doUnmock('./pipeline.ts')
  await expect(loadMarkdown()).resolves.toHaveProperty('markdownHtml')
})
