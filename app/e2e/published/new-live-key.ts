import type { Page } from '@playwright/test'
import { accounts, password } from '../accounts.ts'

/** The live key of a new subscription, as its owner gets it. */
export async function newLiveKey(
  { request }: Page,
  api: string,
  email: string = accounts.user,
): Promise<string> {
  const login = await request.post('/portal-api/login', { data: { email, password } })
  const { access_token } = (await login.json()).data
  const subscribed = await request.post('/portal-api/api/user-subscription', {
    headers: { Authorization: `Bearer ${access_token}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { api },
  })
  const { keys } = (await subscribed.json()).data as { keys: { type: string; api_key: string }[] }
  return keys.find(({ type }) => type === 'LIVE')?.api_key ?? ''
}
