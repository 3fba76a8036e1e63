import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { usePortal } from '../services.ts'
import { drawnQueriesOf, takeDrawnQueries } from './drawn-queries.ts'
import { QueryBoundary } from './query-boundary.tsx'

function Questions() {
  const query = useQuery(queryOptions(usePortal(), '/api/faqs'))
  return (
    <QueryBoundary
      queries={[query]}
      what="the questions"
      skeleton={<p>Skeleton</p>}
      missing={<p>There are none</p>}
    >
      {({ data }) => <p>{data.length} questions</p>}
    </QueryBoundary>
  )
}

/** One app's reads, as a document hands them to another. */
async function drawnFrom(answer: () => Response) {
  fakePortal({ 'GET /api/faqs': answer })
  const { queryClient, portal } = createTestApp()
  await queryClient.prefetchQuery(queryOptions(portal, '/api/faqs'))
  const services = createTestApp()
  takeDrawnQueries(services.queryClient, JSON.parse(JSON.stringify(drawnQueriesOf(queryClient))))
  return { services, ...fakePortal({ 'GET /api/faqs': json({ data: [] }) }) }
}

test.each([404, 422])('that there is nothing (%i) is shown at once, and not asked again', async (status) => {
  const { services, sent } = await drawnFrom(problem(status, { code: 'not_found' }))
  const { rerender } = renderApp(<Questions />, services)
  expect(screen.getByText('There are none')).toBeVisible()
  rerender(<p>Another page</p>)
  rerender(<Questions />)
  expect(screen.getByText('There are none')).toBeVisible()
  expect(sent).toEqual([])
})

test('after half a minute who comes back asks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] })
  const { services } = await drawnFrom(problem(404))
  vi.setSystemTime(Date.now() + 31_000)
  renderApp(<Questions />, services)
  expect(await screen.findByText('0 questions')).toBeVisible()
  vi.useRealTimers()
})

test('a failure that may pass is not brought along', async () => {
  const { services } = await drawnFrom(problem(500))
  renderApp(<Questions />, services)
  expect(await screen.findByText('0 questions')).toBeVisible()
})
