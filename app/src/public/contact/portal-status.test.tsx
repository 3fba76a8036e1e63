import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { PortalStatus } from './other-ways.tsx'

const up = () => new Response('{"status":"ready"}')
const draining = () => new Response('{"status":"draining"}', { status: 503 })
const offline = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['up', up, 'The portal and the gateway are up.'],
  ['not ready', draining, 'The portal can’t take calls right now. We’re on it.'],
  ['out of reach', offline, 'Your browser couldn’t reach the portal. Check your connection.'],
])('a portal that is %s is said to be so', async (_state, answer, words) => {
  const paths: string[] = []
  const fetch = async (request: Request) => {
    paths.push(new URL(request.url).pathname)
    return answer()
  }
  renderApp(<PortalStatus />, { ...createTestApp(), fetch })
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status')
  expect(paths).toEqual(['/readyz'])
})
