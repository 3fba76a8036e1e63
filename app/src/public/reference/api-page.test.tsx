import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { followLinks } from '../../router/route-view.tsx'
import { ApiPage } from './api-page.tsx'
import type { ApiVersion, ReferenceEntry, ReferenceOperation, TryItParts, TryItProps } from './types.ts'

const entry = (operation_id: string, summary: string): ReferenceEntry => ({
  operation_id,
  method: 'POST',
  path: `/${operation_id}`,
  summary,
  tag: 'Operations',
  deprecated: false,
  price: '2.00',
  price_unit: 'call',
})
const operations = [entry('check', 'Check a SIM swap'), entry('date', 'Retrieve swap date')]
const swap: ApiVersion = {
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  name: 'SIM Swap',
  summary: 'Has this number changed SIM?',
  category: 'Fraud prevention',
  tags: [],
  version: 'v1',
  full_version: '1.2.0',
  status: 'DEPRECATED',
  price_from: '2.00',
  price_unit: 'call',
  operations: [],
  kyb_required: false,
  conformance: null,
  updated_at: '2026-11-18T00:00:00Z',
  description: 'Tells **whether**.',
  released_on: '2026-11-01',
  deprecated_on: '2026-09-15',
  sunset_on: '2027-01-31',
  replaced_by: 'v2',
  servers: [{ environment: 'MOCK', url: '/mock/sim-swap', description: 'The mock.' }],
  document_url: '/openapi/sim-swap-1.2.0.yaml',
  test_data: [],
  changelog: [],
  versions: [
    { version: 'v2', full_version: '2.0.0', status: 'ACTIVE', released_on: '2026-11-01', sunset_on: null },
    {
      version: 'v1',
      full_version: '1.2.0',
      status: 'DEPRECATED',
      released_on: '2026-11-01',
      sunset_on: null,
    },
  ],
}
const error = { code: 'number_unknown', title: 'Number not found', detail: 'Ask another network.' }
const opened = (summary: string): ReferenceOperation => ({
  ...entry('check', summary),
  description: 'What it does.',
  inputs: [],
  body: {
    required: true,
    description: '',
    content: [{ type: 'application/json', schema: { 'x-named': 'Node' }, examples: [] }],
  },
  responses: [
    {
      status: '404',
      description: 'Not of this network.',
      headers: [],
      content: [
        {
          type: 'application/json',
          schema: null,
          examples: [{ name: 'unknown', summary: 'Elsewhere', value: error }],
        },
      ],
    },
  ],
  security: [],
  test_data: [],
  schemas: {
    Node: {
      type: 'object',
      properties: { id: { type: 'string' }, next: { 'x-named': 'Node', description: 'The one after.' } },
    },
  },
})

const region = { name: 'region', default: 'eu', values: ['eu', 'us'], description: '' }

const answers = {
  'GET /api/catalogue/address': json({ data: swap }),
  'POST /api/sync': json({ data: swap }),
  'GET /api/api-reference': json({
    data: {
      ...swap,
      title: 'SIM Swap',
      tags: [],
      operations,
      security: [],
      servers: [{ url: 'https://{region}.lumina.example', description: '', variables: [region] }],
      contact: { name: 'Lumina', url: 'javascript:alert(1)', email: 'api@lumina.example' },
      license: { name: 'MIT', url: 'https://lumina.example/license' },
      external_docs: { url: 'https://lumina.example/docs', description: 'Guides' },
      webhooks: [{ ...entry('swapped', 'A SIM was swapped'), price: null, path: 'swapped' }],
    },
  }),
  'GET /api/api-reference/changelog': json({
    data: {
      api: 'sim-swap',
      version: 'v1',
      releases: [
        {
          full_version: '1.2.0',
          version: 'v1',
          released_on: '2026-11-01',
          compared_with: '1.1.0',
          changes: [
            {
              kind: 'CHANGED',
              breaking: true,
              text: '`Node.id` must now be sent.',
              operations: [
                { operation_id: 'check', method: 'POST', path: '/check', summary: 'Check a SIM swap' },
              ],
              operations_total: 1,
            },
            {
              kind: 'REMOVED',
              breaking: true,
              text: 'The operation is gone.',
              operations: [{ operation_id: 'old', method: 'GET', path: '/old', summary: 'Old one' }],
              operations_total: 31,
            },
          ],
          changes_left_out: 2,
        },
        {
          full_version: '1.1.0',
          version: 'v1',
          released_on: '2026-10-01',
          compared_with: '1.0.0',
          changes: [],
          changes_left_out: 0,
        },
      ],
    },
  }),
  'GET /api/api-reference/operation': json({ data: opened('Check a SIM swap') }),
}

beforeEach(() => {
  fakePortal(answers)
})

const lumina = { publisher: 'lumina', tag: 'sim-swap', version: 'v1' }

function open(search = '', params: Record<string, string> = lumina, tryIt?: TryItParts) {
  const location = memoryLocation({ path: `/api/lumina/sim-swap/v1${search}`, record: true })
  onTestFinished(followLinks(document, location.navigate))
  renderApp(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <ApiPage params={params} {...(tryIt && { tryIt })} />
    </Router>,
  )
  return location
}

function Console({ operation, scenario, led, sends }: TryItProps) {
  const props = [scenario ?? 'no scenario', led && 'led', sends && 'sends'].filter(Boolean).join(', ')
  return <p>{`Console of ${operation.operation_id}, ${props}`}</p>
}
const tryIt: TryItParts = {
  Console,
  Outline: ({ busy, onSend }) => (
    <button type="button" onClick={onSend}>
      {busy ? 'Sending' : 'Send'}
    </button>
  ),
}

test('an ending version says when it ends and where to go', async () => {
  open()
  expect(await screen.findByText('v1 stops working on 31 Jan 2027.')).toBeVisible()
  expect(screen.getByText(/Deprecated since 15 Sept? 2026\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Move to v2' })).toHaveAttribute('href', '/api/lumina/sim-swap/v2')
  await waitFor(() => expect(document.title).toBe('SIM Swap v1 · Switchboard'))
})

test('an unknown API is a 404 with the way back to the catalogue', async () => {
  fakePortal({ ...answers, 'GET /api/catalogue/address': problem(404, { code: 'not_found' }) })
  open('', { publisher: 'nobody', version: 'v1' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All APIs' })).toHaveAttribute('href', '/api')
  await waitFor(() => expect(document.title).toBe('404 Not Found · Switchboard'))
})

test('an unknown version leads to the one that there is', async () => {
  fakePortal({ ...answers, 'POST /api/sync': problem(404, { code: 'not_found' }) })
  open('', { ...lumina, version: 'v9' })
  const link = await screen.findByRole('link', { name: 'Open SIM Swap v1' })
  expect(link).toHaveAttribute('href', '/api/lumina/sim-swap/v1')
})

test('an operation opens by its address; the next one takes the focus', async () => {
  const { navigate } = open('?operation=check')
  expect(await screen.findByText('What it does.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).not.toHaveFocus()
  act(() => navigate('/api/lumina/sim-swap/v1?operation=date'))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Retrieve swap date'),
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
})

test('an error opens to its meaning, cause, mend and scenario', async () => {
  open('?operation=check')
  await userEvent.click(await screen.findByRole('button', { name: /Number not found/ }))
  for (const text of ['Not of this network.', 'Elsewhere', 'Ask another network.', 'unknown'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('link', { name: /See it happen/ })).toBeNull()
})

test('with a console, an error can be seen happening', async () => {
  const { history } = open('?operation=check', lumina, tryIt)
  await screen.findByRole('complementary', { name: 'Try it' })
  // Where it does not stand beside the text, it waits until somebody does something.
  expect(screen.queryByText(/^Console of/)).toBeNull()
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByText('Console of check, no scenario')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'See it happen: Number not found' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?operation=check&scenario=unknown',
  )
  expect(history).toHaveLength(1)
})

test('Send of the outline fetches the console, which then sends; nothing is taken from under the finger', async () => {
  let fetched = () => {}
  const code = new Promise<void>((resolve) => {
    fetched = resolve
  })
  open('?operation=check', lumina, {
    ...tryIt,
    Console: Object.assign(Console.bind(null), { preload: () => code }),
  })
  const user = userEvent.setup()
  const send = await screen.findByRole('button', { name: 'Send' })
  await user.pointer({ keys: '[MouseLeft>]', target: send })
  // It is here while the press is half done.
  fetched()
  await act(() => code)
  expect(send).toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: send })
  expect(await screen.findByText('Console of check, no scenario, led, sends')).toBeVisible()
})

test('who has come to the outline with the keyboard is led on to the console', async () => {
  open('?operation=check', lumina, tryIt)
  await screen.findByRole('button', { name: 'Send' })
  act(() => screen.getByRole('button', { name: 'Send' }).focus())
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByText('Console of check, no scenario, led')).toBeVisible()
})

test('a schema that repeats itself opens on demand, level by level', async () => {
  open('?operation=check')
  const next = await screen.findByRole('button', { name: 'next' })
  expect(next).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText(/Same as Node above/)).toBeVisible()
  await userEvent.click(next)
  expect(screen.getAllByRole('button', { name: 'next' })).toHaveLength(2)
})

test('the search is led by the keyboard alone', async () => {
  open('?part=documentation')
  const nav = await screen.findByRole('navigation', { name: 'Documentation of SIM Swap' })
  await userEvent.keyboard('/')
  await userEvent.keyboard('date')
  expect(await within(nav).findByText('1 operation')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  expect(within(nav).getByRole('link', { name: /Retrieve swap date/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Escape}')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(within(nav).getByRole('link', { name: 'Introduction' })).toBeVisible()
})

test('an unknown operation says so', async () => {
  open('?operation=gone')
  expect(await screen.findByRole('heading', { name: 'Operation not found' })).toBeVisible()
})

test('an operation is offered as Markdown, to assistants, and as a tool', async () => {
  open('?operation=check')
  await userEvent.click(await screen.findByRole('button', { name: 'Copy page' }))
  const markdown = 'http://portal.test/openapi/sim-swap-1.2.0/check.md'
  const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await leadsTo('View as Markdown')).toBe(markdown)
  for (const name of ['Open in Claude', 'Open in ChatGPT'])
    expect(new URL((await leadsTo(name)) ?? '').searchParams.get('q')).toContain(markdown)
  expect(await leadsTo('Connect by MCP')).toContain('part=agents')
})

test('the document is offered in four forms', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('download'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['.yaml', '.json', '.postman.json', '.postman-environment.json', '.md', '.sha256'].map(
      (ending) => `http://portal.test/openapi/sim-swap-1.2.0${ending}`,
    ),
  )
  expect(links[2]).toHaveAttribute('download', 'lumina-sim-swap-1.2.0.postman.json')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus()
})

test('the changelog tells by operation what breaks callers, and where only texts changed', async () => {
  fakePortal({
    ...answers,
    'POST /api/sync': json({
      data: {
        ...swap,
        operations: [
          {
            operation_id: 'check',
            method: 'POST',
            path: '/check',
            summary: '',
            price: '2.00',
            price_unit: 'call',
          },
        ],
      },
    }),
  })
  open('?part=changelog')
  expect(await screen.findByText('2 breaking, 2 more')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Check a SIM swap' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?operation=check',
  )
  expect(screen.getByText('Node.id', { selector: 'code' })).toBeVisible()
  expect(screen.getByText('In 31 operations')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Old one' })).toBeNull()
  expect(screen.getByText('Texts and examples only. Nothing changes for callers.')).toBeVisible()
})
