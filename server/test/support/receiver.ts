import type { JsonObject } from '@switchboard/oas/document'
import { afterAll, afterEach } from 'vitest'
import { deliverDue } from '../../src/modules/webhooks/deliver.ts'
import type { AppContext } from '../../src/platform/app-context.ts'
import type { TestServer } from './server.ts'
import { startUpstream, type Upstream } from './upstream.ts'

/** A receiver of webhooks that answers 200 until a test says otherwise. */
export async function receiverOfFile(): Promise<Upstream> {
  const receiver = await startUpstream()
  const first = receiver.answer
  afterEach(() => {
    receiver.answer = first
    receiver.received.length = 0
  })
  afterAll(() => receiver.close())
  return receiver
}

export interface WebhookOwner {
  /** Calls an operation of webhooks, such as `replay`. */
  readonly ask: (method: string, path: string, body?: unknown) => ReturnType<TestServer['ask']>
  readonly add: (url: string, events?: readonly string[]) => Promise<{ id: string; secret: string }>
  readonly deliveries: (query?: string) => Promise<JsonObject[]>
}

export async function webhookOwner(server: TestServer, persona: string): Promise<WebhookOwner> {
  let { access_token: token } = await server.signIn(persona)
  const once = (method: string, path: string, body?: unknown) =>
    server.ask(method as 'GET', `/portal-api/api/webhooks${path}` as '/portal-api/api/webhooks', {
      token,
      body,
    })
  const ask: WebhookOwner['ask'] = async (...call) => {
    const response = await once(...call)
    // Tests move the clock by days.
    if (response.status !== 401) return response
    token = (await server.signIn(persona)).access_token
    return once(...call)
  }
  return {
    ask,
    async add(url, events = ['payment.settled']) {
      const { status, body } = await ask('POST', '', { url, events })
      if (status !== 201) throw new Error(JSON.stringify(body))
      const { webhook_id: id, secret } = body.data as unknown as Record<'webhook_id' | 'secret', string>
      return { id, secret }
    },
    async deliveries(query = '') {
      const { body } = await ask('GET', `/deliveries?${query}`)
      return body.data as unknown as JsonObject[]
    },
  }
}

/** Sends what is due, as a process of the server would. */
export const deliver = (server: TestServer, change: Partial<AppContext> = {}): Promise<void> =>
  deliverDue({ ...server.parts, ...change })
