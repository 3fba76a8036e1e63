import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../test/render-app.tsx'
import { ChakraScope } from '../../../theme/chakra-scope.tsx'
import type { ApiResponse } from '../sending/send.ts'
import { operation } from '../test/operation.ts'
import { ResponseView } from './response-view.tsx'

function refused(status: number, value: unknown): ApiResponse {
  const text = JSON.stringify(value)
  const headers = [
    ['content-type', 'application/problem+json'],
    ['x-request-id', 'req_header'],
  ] as const
  return { kind: 'response', status, ms: 4, headers, body: new Blob([text]), text }
}

const show = (outcome: ApiResponse, old = false) =>
  renderApp(
    <ChakraScope>
      <ResponseView api="sim-swap" operation={operation()} outcome={outcome} environment="MOCK" old={old} />
    </ChakraScope>,
  )

test('a refusal says what it means, what to do, and where that is explained', async () => {
  show(refused(403, { code: 'consent_missing' }))
  expect(await screen.findByText('Consent is missing')).toBeVisible()
  expect(screen.getByText(/Request the subscriber’s consent/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'How to request consent' })).toHaveAttribute(
    'href',
    '/insights/consent-in-practice',
  )
  expect(screen.getByRole('link', { name: 'About this error' })).toHaveAttribute(
    'href',
    '/problems/consent-missing',
  )
})

test.each([
  ['quota_exceeded', 429, 'Upgrade plan', '/plans?api=sim-swap'],
  ['rate_limit_exceeded', 429, 'Upgrade plan', '/plans?api=sim-swap'],
  ['budget_exceeded', 402, 'Raise the budget', '/subscriptions?api=sim-swap'],
  ['spend_cap_reached', 402, 'View spend cap', '/dashboard/wallet?tab=limits#spend-cap'],
])('%s says how long to wait, and leads to where the limit is raised', async (code, status, label, path) => {
  const outcome = refused(status, { code })
  show({ ...outcome, headers: [...outcome.headers, ['retry-after', '51200']] })
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', path)
  expect(screen.getByText('Try again in 15 hours.')).toBeVisible()
})

test('a response says what the limits leave', () => {
  const outcome = refused(404, {})
  show({ ...outcome, headers: [...outcome.headers, ['ratelimit', '"minute";r=2999;t=1']] })
  expect(screen.getByText('Calls left: 2,999 this minute')).toBeVisible()
})

test.each([
  ['a code of the API itself', 402, { code: 'own_code' }, /^The wallet holds less than the price/],
  ['a body without a code', 402, {}, /^The wallet holds less than the price/],
])('%s is explained as the document says', (_what, status, body, words) => {
  show(refused(status, body))
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'About this error' })).toBeNull()
})

test('what nobody documents is not explained', () => {
  show(refused(418, { code: 'toString' }))
  expect(screen.getByRole('region', { name: 'Response' })).toHaveTextContent('418')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a response shows one request id, that of its body', () => {
  show(refused(404, { request_id: 'req_body' }))
  expect(screen.getAllByRole('button', { name: 'Copy request ID' })).toHaveLength(1)
  expect(screen.getByText('req_body')).toBeVisible()
})

test('while the next response is on its way, this one is the previous', () => {
  show(refused(404, {}), true)
  expect(screen.getByRole('region', { name: 'Previous response' })).toHaveTextContent(
    'Waiting for the response. This is the previous one.',
  )
  expect(screen.queryByRole('region', { name: 'Response' })).toBeNull()
})
