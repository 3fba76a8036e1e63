import type { components } from '@switchboard/sdk'
import type { TestServer } from './server.ts'

type Schemas = components['schemas']
export type SubscriptionCreated = Schemas['SubscriptionCreated']

/** A signed-in person's operations on subscriptions and keys, in the words of the tests. */
export async function subscriber(server: TestServer, persona: string) {
  const token = (await server.signIn(persona)).access_token
  const ask = (method: string, path: string, body?: unknown, key?: string) =>
    server.ask(method, `/portal-api/api/${path}`, {
      token,
      body,
      ...(key && { headers: { 'Idempotency-Key': key } }),
    })
  const dataOf = (response: Awaited<ReturnType<typeof ask>>) => response.body.data as unknown
  return {
    ask,
    subscribe: (body: object, key?: string) => ask('POST', 'user-subscription', body, key),
    unsubscribe: (body: object) => ask('POST', 'user-unsubscribe', body),
    regenerate: (id: string, body: object, key?: string) =>
      ask('PUT', `user-subscription/regenerate?userSubscriptionId=${id}`, body, key),
    async subscribed(body: object): Promise<SubscriptionCreated> {
      const response = await ask('POST', 'user-subscription', body)
      if (response.status !== 201) throw new Error(JSON.stringify(response.body))
      return dataOf(response) as SubscriptionCreated
    },
    async subscriptions() {
      return dataOf(await ask('GET', 'user-subscription')) as Schemas['Subscription'][]
    },
    async keys(api: string) {
      return dataOf(await ask('POST', 'get-keys', { api })) as Schemas['ApiKey'][]
    },
    async notices() {
      return dataOf(await ask('GET', 'notifications')) as Schemas['Notification'][]
    },
  }
}

export type Subscriber = Awaited<ReturnType<typeof subscriber>>

/** The persona's lasting subscription to an API. */
export async function subscriptionTo(one: Subscriber, api: string) {
  const found = (await one.subscriptions()).find((subscription) => subscription.api === api)
  if (!found) throw new Error(`No subscription to ${api}.`)
  return found
}
