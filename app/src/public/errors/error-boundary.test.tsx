import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ErrorBoundary, NavigationError, RootErrorBoundary } from './error-boundary.tsx'

function Broken({ error }: { readonly error: unknown }): never {
  throw error
}

const never = () => false

// React reports what a boundary caught; here that is the point of the test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

test('a page that breaks gives way to the error page, until the address changes', () => {
  const page = (path: string, content: ReactNode) => (
    <ErrorBoundary path={path} recover={never}>
      {content}
    </ErrorBoundary>
  )
  const { rerender } = renderApp(page('/plans', <Broken error={new Error('bug')} />))
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(screen.getByText('500')).toBeVisible()
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))

  rerender(page('/faqs', <p>Questions</p>))
  expect(screen.getByText('Questions')).toBeVisible()
})

test('a page may say with which status and message it cannot be shown', () => {
  renderApp(
    <ErrorBoundary path="/x" recover={never}>
      <Broken error={new NavigationError('This statement is closed.', 410)} />
    </ErrorBoundary>,
  )
  expect(screen.getByText('410')).toBeVisible()
  expect(screen.getByText('This statement is closed.')).toBeVisible()
})

test('a chunk that cannot be fetched is left to the reload', () => {
  const recover = vi.fn(() => true)
  const error = new TypeError('Failed to fetch dynamically imported module')
  renderApp(
    <ErrorBoundary path="/x" recover={recover}>
      <Broken error={error} />
    </ErrorBoundary>,
  )
  expect(recover).toHaveBeenCalledWith(error)
})

test('when the error page breaks, too, plain words and a link are left', () => {
  renderApp(
    <RootErrorBoundary>
      <Broken error={new Error('the error page')} />
    </RootErrorBoundary>,
  )
  expect(screen.getByRole('heading')).toHaveTextContent('An error occurred while showing the error page')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible()
})
