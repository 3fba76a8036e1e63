import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { usePortal } from '../services.ts'
import { QueryBoundary } from './query-boundary.tsx'

const faq = { id: 'faq_1', category: 'Keys', question: 'Where are my keys?', answer: 'Here.', position: 1 }

function Questions() {
  const query = useQuery(queryOptions(usePortal(), '/api/faqs'))
  return (
    <QueryBoundary
      queries={[query]}
      what="the questions"
      skeleton={<p>Skeleton</p>}
      missing={<p>No such page</p>}
      empty={{ when: ({ data }) => data.length === 0, show: <p>No questions</p> }}
    >
      {({ data }) => <p>{data.map(({ question }) => question)}</p>}
    </QueryBoundary>
  )
}

/** Answers one after the other. */
const answering = (...answers: (() => Response)[]) =>
  fakePortal({ 'GET /api/faqs': () => (answers.shift() ?? problem(501))() })

test('what is loading is said once, then the data stands there', async () => {
  answering(json({ data: [faq] }))
  renderApp(<Questions />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the questions')
  expect(screen.getByText('Skeleton')).toBeVisible()
  expect(await screen.findByText('Where are my keys?')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a failure tells the server’s words and its request id, and can be tried again', async () => {
  answering(problem(503, { detail: 'Maintenance until 10:00.' }), json({ data: [faq] }))
  renderApp(<Questions />)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('We couldn’t load the questions')
  expect(alert).toHaveTextContent('Maintenance until 10:00.')
  expect(alert).toHaveTextContent('req_test01')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Where are my keys?')).toBeVisible()
})

test.each([404, 422])('%i is not a failure where there may be no such thing', async (status) => {
  answering(problem(status))
  renderApp(<Questions />)
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('what is missing stays missing while it is asked for again, and is there once it exists', async () => {
  const services = createTestApp()
  const again = Promise.withResolvers<Response>()
  const answers = [async () => problem(404)(), () => again.promise]
  vi.stubGlobal('fetch', () => answers.shift()?.())
  const { container } = renderApp(<Questions />, services)
  expect(await screen.findByText('No such page')).toBeVisible()
  const texts = new Set<string | null>()
  new MutationObserver(() => texts.add(container.textContent)).observe(container, {
    childList: true,
    subtree: true,
  })
  void services.queryClient.invalidateQueries()
  await eventually(() => expect(services.queryClient.isFetching()).toBe(1))
  // React has drawn what the query has told.
  await new Promise((resolve) => setTimeout(resolve))
  again.resolve(json({ data: [faq] })())
  expect(await screen.findByText('Where are my keys?')).toBeVisible()
  expect([...texts]).toEqual(['Where are my keys?'])
})

test('data that holds nothing has its own words', async () => {
  answering(json({ data: [] }))
  renderApp(<Questions />)
  expect(await screen.findByText('No questions')).toBeVisible()
})

test('what was read stays when reading it again fails', async () => {
  const services = createTestApp()
  answering(json({ data: [faq] }), problem(500))
  renderApp(<Questions />, services)
  expect(await screen.findByText('Where are my keys?')).toBeVisible()
  await services.queryClient.invalidateQueries()
  expect(screen.getByText('Where are my keys?')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Deprecations are asked for once the questions are there. */
function QuestionsAndDeprecations() {
  const portal = usePortal()
  const questions = useQuery(queryOptions(portal, '/api/faqs'))
  const deprecations = useQuery({
    ...queryOptions(portal, '/api/deprecations'),
    enabled: questions.isSuccess,
  })
  return (
    <QueryBoundary queries={[questions, deprecations]} what="the help" skeleton={<p>Skeleton</p>}>
      {() => <p>All of it</p>}
    </QueryBoundary>
  )
}

test('what waits for a part that failed is not waited for', async () => {
  const answers = [problem(404), json({ data: [faq] })]
  fakePortal({
    'GET /api/faqs': () => (answers.shift() ?? problem(501))(),
    'GET /api/deprecations': json({ data: [] }),
  })
  renderApp(<QuestionsAndDeprecations />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All of it')).toBeVisible()
})
