import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../../test/fake-portal.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import { UpstreamPage } from './upstream-page.tsx'

const oauth = { type: 'OAUTH2', token_url: 'https://login.museum.example/token', scope: 'tickets' }
const documented = { url: 'https://api.museum.example/v1', credential: oauth }
const live = {
  api: 'museum',
  version: 'v1',
  environment: 'LIVE',
  targets: [{ url: 'https://live.museum.example', weight: 1 }],
  timeouts: { connect_ms: 1000, response_ms: 2000, total_ms: 3000 },
  credential: { ...oauth, client_id: 'switchboard', secret_stored: true },
  tls: { ca: null, client_certificate: null },
  pass_headers: [],
  add_headers: [],
}

async function open(environment: string, data: object[]) {
  fakePortal({
    'GET /api/admin/apis/version': json({ data: { api: 'museum', version: 'v1', name: 'Museum' } }),
    'GET /api/admin/upstreams': json({ data, deployment_url: null, documented }),
  })
  renderApp(
    <KitScope>
      <UpstreamPage name="adminUpstream" params={{ api: 'museum', version: 'v1', environment }} />
    </KitScope>,
  )
  const url = await screen.findByLabelText('Base URL')
  return { url, value: (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value }
}

test('server, token URL and scopes are those of the document, and said to be', async () => {
  const { url, value } = await open('live', [])
  expect([
    (url as HTMLInputElement).value,
    value('Token URL'),
    value('Scope (optional)'),
    value('Client ID'),
  ]).toEqual([documented.url, oauth.token_url, oauth.scope, ''])
  expect(url).toHaveAccessibleDescription(/^Taken from the document\./)
  for (const label of ['The API asks for', 'Token URL', 'Scope (optional)'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Taken from the document.')
  expect(screen.getByLabelText('Client ID')).not.toHaveAccessibleDescription()
})

test('what is set goes before the document', async () => {
  const { url } = await open('live', [live])
  expect(url).toHaveValue('https://live.museum.example')
  expect(screen.getByLabelText('Token URL')).not.toHaveAccessibleDescription()
})

test('test keys copy from live keys, but for secrets', async () => {
  const { value } = await open('test', [live])
  await userEvent.click(screen.getByRole('button', { name: 'Copy from live keys' }))
  expect([
    value('Base URL'),
    value('Client ID'),
    value('Connect within (ms)'),
    value('Client secret'),
  ]).toEqual(['https://live.museum.example', 'switchboard', '1000', ''])
  expect(screen.getByLabelText('Client secret')).toHaveAccessibleDescription(/^Stored encrypted/)
})
