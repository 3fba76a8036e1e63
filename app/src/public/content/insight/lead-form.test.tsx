import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { LeadForm } from './lead-form.tsx'

const recorded = json(
  { data: { lead_id: 'lead_1', filename: 'paper.pdf', title: 'A paper', size_bytes: 62 } },
  201,
)
const file = () =>
  new Response('%PDF-', { headers: { 'Content-Disposition': 'attachment; filename="paper.pdf"' } })

async function sent(answers: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal({ 'GET /portal-config.json': problem(404), ...answers })
  URL.createObjectURL = vi.fn(() => 'blob:paper')
  URL.revokeObjectURL = vi.fn()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const user = userEvent.setup()
  renderApp(<LeadForm insightId="ins_1" />)
  await user.type(screen.getByLabelText('First name'), ' Mara ')
  await user.type(screen.getByLabelText('Last name'), 'Santos')
  await user.type(screen.getByLabelText('Email'), 'mara@lakbay.example')
  await user.click(screen.getByRole('button', { name: 'Send and download' }))
  return { ...portal, user, click }
}

test('the request is sent without what was left empty, and the file comes by itself', async () => {
  const { sent: calls, click } = await sent({
    'POST /api/insights/download-newspaper': recorded,
    'POST /api/insights/download-file': file,
  })
  await screen.findByText('Thanks. Your download has started.')
  expect(click).toHaveBeenCalledOnce()
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([
    { insight_id: 'ins_1', first_name: 'Mara', last_name: 'Santos', email: 'mara@lakbay.example' },
    { filename: 'paper.pdf' },
  ])
})

test('a refused field is told at the field, and nothing typed is lost', async () => {
  const errors = [{ pointer: '#/email', code: 'format', message: 'This is no email address.' }]
  await sent({ 'POST /api/insights/download-newspaper': problem(422, { errors }) })
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveAccessibleDescription('This is no email address.'))
  expect(email).toHaveValue('mara@lakbay.example')
})

test('a file that did not arrive is fetched again without the form', async () => {
  let broken = true
  const { user, sent: calls } = await sent({
    'POST /api/insights/download-newspaper': recorded,
    'POST /api/insights/download-file': () => (broken ? problem(500)() : file()),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('req_test01')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Download it again' }))
  await screen.findByText('paper.pdf is in your downloads.')
  expect(calls.filter(({ operation }) => operation.endsWith('newspaper'))).toHaveLength(1)
})

/** Solves the challenge immediately, which takes a worker a second. */
class QuickWorker {
  onmessage?: (event: { data: unknown }) => void
  postMessage() {
    this.onmessage?.({ data: { solution: { counter: 7 } } })
  }
  terminate() {}
}

test('where the deployment asks for a captcha it is sent along, and the reason for which it is refused is shown', async () => {
  vi.stubGlobal('Worker', QuickWorker)
  const errors = [
    {
      pointer: '#/captcha',
      code: 'captcha_refused',
      message: 'The check that you are a person did not succeed.',
    },
  ]
  const { sent: calls } = await sent({
    'GET /portal-config.json': json({ captcha: { kind: 'altcha', forms: ['download_newspaper'] } }),
    'GET /captcha/challenge': json({ parameters: { nonce: 'n1' } }),
    'POST /api/insights/download-newspaper': problem(422, { detail: 'A field breaks its rule.', errors }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The check that you are a person did not succeed.',
  )
  const body = calls.find(({ operation }) => operation.startsWith('POST'))?.body as { captcha: string }
  expect(JSON.parse(atob(body.captcha))).toMatchObject({ solution: { counter: 7 } })
})
