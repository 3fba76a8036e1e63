import { apis } from '@switchboard/sdk/apis'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import type { AppServices } from '../../lib/services.ts'
import { api, operation } from './test/operation.ts'
import { TryIt } from './try-it.tsx'

interface SentRequest {
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

/** Answers by path and keeps what arrived. */
function network(answers: Record<string, () => Response>) {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ url: request.url, headers: request.headers, body: await request.text() })
    const response = answers[new URL(request.url).pathname]
    if (!response) throw new TypeError('fetch failed')
    return response()
  })
  return sent
}

const photoSchema = {
  type: 'object',
  required: ['title', 'photo'],
  properties: {
    title: { type: 'string', examples: ['A title'] },
    photo: { type: 'string', format: 'binary' },
  },
}
const photoForm = operation({
  body: {
    required: true,
    description: '',
    content: [{ type: 'multipart/form-data', schema: photoSchema, examples: [] }],
  },
})

const swapped = () => Response.json({ swapped: true }, { headers: { 'X-Request-Id': 'req_1' } })
const mock = '/mock/sim-swap/check'
const gateway = '/gateway/lumina/sim-swap/v1/check'

function renderConsole(ui = <TryIt api={api} operation={operation()} />) {
  return renderApp(ui, services)
}

const person = () => userEvent.setup()
const send = () => screen.getByRole('button', { name: 'Send' })
const choose = (name: string) => screen.getByRole('radio', { name })
const response = () => screen.findByRole('region', { name: 'Response' })

let services: AppServices

beforeEach(() => {
  services = createTestApp()
})

test('one click sends the first example to the mock, and the response is shown and said', async () => {
  const sent = network({ [mock]: swapped })
  renderConsole()
  await person().click(send())
  expect(await response()).toHaveTextContent('200 OK')
  expect(await response()).toHaveTextContent('req_1')
  expect(screen.getByText(/^Response: 200 OK, after \d+ milliseconds\.$/)).toHaveAttribute('role', 'status')
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ phoneNumber: '+639175550101', maxAge: 24 })
})

test('what Send of the outline began is done as the console comes, or the field that is missing is gone to', async () => {
  const sent = network({ [mock]: swapped })
  const { unmount } = renderConsole(<TryIt api={api} operation={operation()} sends />)
  expect(await response()).toHaveTextContent('200 OK')
  expect(sent).toHaveLength(1)
  unmount()
  renderConsole(<TryIt api={api} operation={{ ...photoForm, operation_id: 'sendsPhoto' }} sends />)
  await waitFor(() => expect(screen.getByLabelText(/^photo/)).toHaveFocus())
  expect(sent).toHaveLength(1)
})

test('whoever is led to the console stands on Send, or on the first field while something is missing', async () => {
  network({})
  const { unmount } = renderConsole(<TryIt api={api} operation={operation()} led />)
  expect(send()).toHaveFocus()
  unmount()
  renderConsole(<TryIt api={api} operation={{ ...photoForm, operation_id: 'sendPhoto' }} led />)
  expect(screen.getByLabelText(/^title/)).toHaveFocus()
})

test('Ctrl Enter sends from anywhere in the console, and the focus stays', async () => {
  const sent = network({ [mock]: swapped })
  renderConsole()
  const body = screen.getByRole('textbox', { name: /^Body/ })
  body.focus()
  await person().keyboard('{Control>}{Enter}{/Control}')
  await response()
  expect(body).toHaveFocus()
  screen.getByRole('button', { name: /^Copy TypeScript/ }).focus()
  await person().keyboard('{Meta>}{Enter}{/Meta}')
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('a call on its way can be stopped, and the focus goes back to Send', async () => {
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error())))
  })
  renderConsole()
  await person().click(send())
  expect(screen.getByRole('region', { name: 'Response pending' })).toBeInTheDocument()
  await person().click(screen.getByRole('button', { name: 'Stop' }))
  expect(await response()).toHaveTextContent('stopped')
  await waitFor(() => expect(send()).toHaveFocus())
  expect(sent).toHaveLength(1)
})

test('where nothing answers the console says so, and offers nothing to send', async () => {
  const sent = network({})
  renderConsole(<TryIt api={{ ...api, servers: [] }} operation={operation()} scenario="creditsShort" />)
  expect(screen.getByText('These calls don’t work yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(await screen.findByRole('region', { name: 'TypeScript sample' })).toHaveTextContent('YOUR_API_KEY')
  expect(sent).toEqual([])
})

test('what is printed is what is sent', async () => {
  const sent = network({ [mock]: swapped })
  const user = person()
  renderConsole()
  const body = screen.getByRole('textbox', { name: /^Body/ })
  await user.clear(body)
  await user.type(body, '{{"phoneNumber":"+1 it\'s"}')
  await user.click(send())
  await response()
  expect(sent[0]?.body).toBe('{"phoneNumber":"+1 it\'s"}')
  expect(await screen.findByText(/\+1 it/, { selector: 'section span' })).toBeVisible()
})

test('a test number is written into the body, with its outcome', async () => {
  renderConsole()
  await person().selectOptions(screen.getByLabelText('Test values for phoneNumber'), '+639175550102')
  expect(
    JSON.parse((screen.getByRole('textbox', { name: /^Body/ }) as HTMLTextAreaElement).value),
  ).toMatchObject({
    phoneNumber: '+639175550102',
  })
  expect(screen.getByText('Returns 200, notSwapped.')).toBeVisible()
})

test('a scenario is asked for with Prefer', async () => {
  const sent = network({ [mock]: swapped })
  const user = person()
  renderConsole()
  await user.selectOptions(screen.getByLabelText('Mock response'), '402 creditsShort')
  await user.click(send())
  await response()
  expect(sent[0]?.headers.get('Prefer')).toBe('code=402, example=creditsShort')
})

test.each([false, true])('a scenario of the address is sent, Send pressed early: %s', async (sends) => {
  const sent = network({ [mock]: swapped })
  renderConsole(<TryIt api={api} operation={operation()} scenario="creditsShort" sends={sends} />)
  await response()
  expect(sent.map(({ headers }) => headers.get('Prefer'))).toEqual(['code=402, example=creditsShort'])
})

test('a key of the other environment is refused before anything is sent, and the field has the focus', async () => {
  const sent = network({})
  const user = person()
  renderConsole()
  await user.click(choose('Test'))
  const field = screen.getByLabelText(/Your test key/)
  await user.type(field, 'sb_live_abc')
  await user.click(send())
  expect(screen.getByRole('alert')).toHaveTextContent('This is a live key, and you are in Test.')
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('type', 'password')
  expect(sent).toEqual([])
})

test('in Live the cost stands before the call, the charge after it, and the key is masked in the sample', async () => {
  const key = `sb_live_${'k'.repeat(38)}`
  services.session.update(jun)
  const sent = network({
    [gateway]: () =>
      Response.json(
        { swapped: true },
        { headers: { 'X-Credits-Charged': '2.00', 'X-Credits-Left': '348.00', 'X-Environment': 'LIVE' } },
      ),
    '/api/get-credits': () =>
      Response.json({ data: { available_credits: '350.00', plan_type: 'PREPAID', prices: [] } }),
    '/api/get-keys': () =>
      Response.json({
        data: [{ key_id: 'key_1', type: 'LIVE', prefix: 'sb_live_', last_four: '4f2a', status: 'ACTIVE' }],
      }),
  })
  const user = person()
  renderConsole()
  await user.click(choose('Live'))
  expect(await screen.findByText(/leaves/)).toHaveTextContent('Costs 2.00, leaves 348.00')
  expect(await screen.findByText('sb_live_…4f2a')).toBeVisible()
  await user.click(screen.getByLabelText(/Your live key/))
  await user.paste(key)
  await user.click(send())
  expect(await response()).toHaveTextContent('Charged 2.00, left 348.00')
  expect(sent.find(({ url }) => url.includes('gateway'))?.headers.get('X-API-Key')).toBe(key)
  const sample = screen.getByRole('region', { name: 'Code sample' })
  expect(sample).toHaveTextContent('YOUR_API_KEY')
  await user.click(within(sample).getByLabelText('Show my key in the sample'))
  expect(await within(sample).findByText(new RegExp(key))).toBeVisible()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(key)
})

test('an API that is not subscribed to leads to its subscription', async () => {
  services.session.update(jun)
  network({
    '/api/get-keys': () =>
      Response.json(
        { code: 'not_subscribed', status: 404, title: 'Not subscribed' },
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      ),
  })
  renderConsole()
  await person().click(choose('Test'))
  expect(await screen.findByRole('link', { name: 'Subscribe to SIM Swap' })).toHaveAttribute(
    'href',
    '/subscriptions?api=sim-swap&product=default',
  )
})

test('a form has a field for each of its fields, and a file is chosen', async () => {
  const sent = network({ [mock]: swapped })
  renderConsole(<TryIt api={api} operation={photoForm} />)
  await person().click(send())
  expect(screen.getByLabelText(/^photo/)).toHaveAccessibleDescription('Choose a file for photo.')
  expect(screen.getByLabelText(/^photo/)).toHaveFocus()
  expect(sent).toEqual([])

  await person().click(screen.getByRole('tab', { name: 'curl' }))
  // The panel is there before its sample.
  const sample = (text: string) =>
    waitFor(() => expect(screen.getByLabelText('curl sample')).toHaveTextContent(text))
  await sample(`--form 'photo=@"photo.bin"'`)
  await person().upload(screen.getByLabelText(/^photo/), new File(['the photo'], 'me.png'))
  await sample(`--form 'photo=@"me.png"'`)
  await person().click(send())
  expect(await response()).toHaveTextContent('200 OK')
  expect(sent).toHaveLength(1)
})

test('without a response the words say what happened', async () => {
  network({})
  renderConsole()
  await person().click(send())
  expect(await response()).toHaveTextContent('The browser blocked the response')
})

test('calls can be shown again and sent again', async () => {
  const sent = network({ [mock]: swapped })
  const user = person()
  renderConsole()
  await user.click(send())
  await response()
  const body = screen.getByRole('textbox', { name: /^Body/ })
  await user.clear(body)
  await user.click(screen.getByText(/Your calls/))
  await user.click(screen.getByRole('button', { name: /^Show call/ }))
  expect(body).not.toHaveValue('')
  await user.click(screen.getByRole('button', { name: /^Send again/ }))
  expect(await screen.findAllByRole('button', { name: /^Show call/ })).toHaveLength(2)
  expect(sent[1]?.body).toBe(sent[0]?.body)
})

test('the language of samples is remembered', async () => {
  const user = person()
  const { unmount } = renderConsole()
  await user.selectOptions(screen.getByLabelText('Other languages'), 'go')
  expect(await screen.findByText(/package/)).toBeVisible()
  unmount()
  renderConsole()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Go')
  expect(await screen.findByText(/package/)).toBeVisible()
})

test('the SDK comes first, and a sample that the build runs names the contract version', async () => {
  const released = { ...api, full_version: apis['sim-swap'].release }
  renderConsole(<TryIt api={released} operation={operation()} />)
  const sample = screen.getByRole('region', { name: 'Code sample' })
  await waitFor(() => expect(sample).toHaveTextContent('createApi'))
  expect(within(sample).getAllByRole('tab')[0]).toHaveAccessibleName('TypeScript')
  expect(sample).toHaveTextContent(`Verified on contract version ${released.full_version}`)
  await person().selectOptions(screen.getByLabelText('Other languages'), 'go')
  expect(sample).toHaveTextContent(`Made from contract version ${released.full_version}`)
})
