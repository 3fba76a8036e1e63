// Traces of work that no request waits for: jobs, webhooks, exports.
import { expect, onTestFinished, test } from 'vitest'
import { writeDueExports } from '../src/modules/exports/write-exports.ts'
import { createTaskList } from '../src/platform/jobs/run.ts'
import { startTracing } from '../src/platform/tracing/open-telemetry.ts'
import { tasks } from '../src/tasks.ts'
import { startOtlpReceiver } from './support/otlp-receiver.ts'
import { deliver, receiverOfFile, webhookOwner } from './support/receiver.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ settings: { webhooksToPrivateAddresses: true } })
const receiver = await receiverOfFile()

async function openTracing() {
  const collector = await startOtlpReceiver()
  onTestFinished(() => collector.close())
  const tracing = startTracing({
    endpoint: collector.url,
    headers: {},
    ratio: 1,
    service: 'jobs',
    onFailure(error) {
      throw error
    },
  })
  const named = async (name: string) => {
    await tracing.stop()
    return collector.spans.filter((span) => span.name === name)
  }
  return { tracing, named, texts: collector.texts }
}

test('a job is a trace, and what it does is in it; one that fails says so, not with what', async () => {
  const { tracing, named, texts } = await openTracing()
  const [part, failing] = ['tidy', 'fail']
  const schedule = [
    { name: part, cron: '* * * * *', run: async () => tracing.start('statement').end() },
    { name: failing, cron: '* * * * *', run: () => Promise.reject(new RangeError('of +639175550120')) },
  ]
  const list = createTaskList({ tasks, schedule }, { ...server.parts, tracing })
  await list[part]?.({}, {} as never)
  await expect(list[failing]?.({}, {} as never)).rejects.toThrow(RangeError)
  const [[job], [statement], [failed]] = [
    await named('job tidy'),
    await named('statement'),
    await named('job fail'),
  ]
  expect(statement).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId })
  expect(failed?.attributes['error.type']).toBe('RangeError')
  expect(new Set([job?.traceId, failed?.traceId]).size).toBe(2)
  expect(texts.join()).not.toContain('+639175550120')
})

test('a webhook’s delivery is a trace, which its receiver can go on with', async () => {
  const { tracing, named } = await openTracing()
  const jun = await webhookOwner(server, 'user')
  const { id } = await jun.add(receiver.url)
  await jun.ask('POST', '/test', { webhook_id: id, event: 'payment.settled' })
  await deliver(server, { tracing })
  const [delivery] = await named('webhook')
  const [request] = await named('POST')
  expect(request).toMatchObject({ traceId: delivery?.traceId, parentSpanId: delivery?.spanId, kind: 3 })
  expect(request?.attributes['http.response.status_code']).toBe(200)
  const [message] = receiver.received
  expect(message?.headers.traceparent).toBe(`00-${request?.traceId}-${request?.spanId}-01`)
  expect(delivery?.attributes['switchboard.event_id']).toBe(message?.headers['webhook-id'])
})

test('an export is a trace', async () => {
  const { tracing, named } = await openTracing()
  const { access_token: token } = await server.signIn('user')
  const { status } = await server.ask('POST', '/portal-api/api/exports', {
    token,
    headers: { 'Idempotency-Key': 'traced-export-0001' },
    body: { kind: 'LEDGER' },
  })
  expect(status).toBe(202)
  await writeDueExports({ ...server.parts, tracing })
  expect(await named('export')).toHaveLength(1)
})
