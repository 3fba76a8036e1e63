import { expect, test, vi } from 'vitest'
import { createStepUp, provingCalls } from './step-up.ts'

const refusal = (code: string) => () =>
  new Response(JSON.stringify({ code }), {
    status: 428,
    headers: { 'Content-Type': 'application/problem+json' },
  })
const done = () => new Response('{"data":{}}', { status: 201 })

function calls(answers: (() => Response)[], proved = true) {
  const sent: { key: string | null; body: string }[] = []
  const ways = { prove: vi.fn(async () => proved), setUp: vi.fn() }
  const send = provingCalls(ways)(async (request) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() })
    return answers.shift()?.() ?? new Response(null, { status: 500 })
  })
  return { send, sent, ...ways }
}
const request = () =>
  new Request('http://localhost/api/user-subscription', {
    method: 'POST',
    headers: { 'Idempotency-Key': 'one-intent-1' },
    body: '{"api":"sim-swap"}',
  })

test('a call that is not refused is sent once, and nobody is asked', async () => {
  const { send, sent, prove } = calls([done])
  expect((await send(request())).status).toBe(201)
  expect([sent.length, prove.mock.calls.length]).toEqual([1, 0])
})

test('a refused call is sent again as it was once the person has proved it', async () => {
  const { send, sent, prove } = calls([refusal('step_up_required'), done])
  expect((await send(request())).status).toBe(201)
  expect(prove).toHaveBeenCalledOnce()
  expect(sent).toEqual([
    { key: 'one-intent-1', body: '{"api":"sim-swap"}' },
    { key: 'one-intent-1', body: '{"api":"sim-swap"}' },
  ])
})

test('who goes back gives the call up, which is told as an abort', async () => {
  const { send, sent } = calls([refusal('step_up_required')], false)
  await expect(send(request())).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toHaveLength(1)
})

test('a call that is refused again is handed on: nobody is asked in circles', async () => {
  const { send, prove } = calls([refusal('step_up_required'), refusal('step_up_required')])
  expect((await send(request())).status).toBe(428)
  expect(prove).toHaveBeenCalledOnce()
})

test('an administrator without a second factor is led to set one up', async () => {
  const { send, prove, setUp } = calls([refusal('second_factor_required')])
  const response = await send(request())
  expect([response.status, await response.json()]).toEqual([428, { code: 'second_factor_required' }])
  expect(setUp).toHaveBeenCalledOnce()
  expect(prove).not.toHaveBeenCalled()
})

test('calls that wait at once are asked about once, and the next is asked about anew', async () => {
  const stepUp = createStepUp()
  const [one, two] = [stepUp.ask(), stepUp.ask()]
  expect(stepUp.state.asking).toBe(true)
  stepUp.answer(true)
  expect([await one, await two, stepUp.state.asking]).toEqual([true, true, false])
  const three = stepUp.ask()
  stepUp.answer(false)
  expect(await three).toBe(false)
})
