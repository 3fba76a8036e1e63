import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scenario } from '../../../../test/contract-answers.ts'
import { fakePortal } from '../../../../test/fake-portal.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { AnnouncedTerm, PriceTerm } from './announced-terms.tsx'

const listed = { api: 'sim-swap', operation: 'checkSimSwap', plan: 'pln_payg01' }
const show = (example: 'upcoming' | 'none') => {
  fakePortal({
    'GET /api/announcements': scenario('GET /api/announcements', 200, example),
    'GET /api/account-plan': scenario('GET /api/account-plan', 200, 'payg'),
  })
  renderApp(
    <dl>
      <PriceTerm {...listed} price="2.00" unit="call" />
      <PriceTerm {...listed} price="1.80" plan="pln_bizMon1" />
      <PriceTerm {...listed} price="2.40" />
      <PriceTerm {...listed} price="1.50" plan="pln_scale01" />
      <PriceTerm {...listed} price="1.70" plan="pln_simMon1" />
      <PriceTerm {...listed} operation="retrieveSimSwapDate" price="0.00" />
      <AnnouncedTerm api="sim-swap" planId="pln_payg01" />
      <AnnouncedTerm api="sim-swap" planId="pln_bizMon1" />
    </dl>,
  )
}
const terms = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('a price is shown with what the account will pay, unless its plan has prices of its own; a plan with its changes', async () => {
  show('upcoming')
  await screen.findByText('From 1 January 2027: 2.40 credits')
  expect(terms()).toEqual([
    '2.00 credits a callFrom 1 January 2027: 2.40 credits',
    '1.80 creditsFrom 1 January 2027: 2.16 credits',
    '2.40 credits',
    // Its own price, whatever the list says.
    '1.50 credits',
    '1.70 credits',
    'Free',
    'From 1 February 2027: 200,000 a day',
  ])
})

test('without announcements it’s the price alone', () => {
  show('none')
  expect(terms()).toEqual([
    '2.00 credits a call',
    '1.80 credits',
    '2.40 credits',
    '1.50 credits',
    '1.70 credits',
    'Free',
  ])
})
