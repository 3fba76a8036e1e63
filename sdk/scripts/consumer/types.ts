// Compiled in an empty project, with declarations checked, too.
import {
  type components,
  cookieStore,
  createPortal,
  download,
  pages,
  type TokenStore,
  unwrap,
} from '@switchboard/sdk'
import { createApi, type ErrorCodeOf } from '@switchboard/sdk/apis'
import { testValues } from '@switchboard/sdk/apis/sim-swap'
import { createContent } from '@switchboard/sdk/content'
import { scenario } from '@switchboard/sdk/mock'

const store: TokenStore = cookieStore({ domain: 'example.com' })
export const portal = createPortal({
  baseUrl: 'https://portal.example.com',
  store,
  onSessionEnd: (reason) => reason.length,
})

export async function names(): Promise<string[]> {
  const { data } = await unwrap(portal.GET('/api/profile', scenario('getProfile', 200, 'user')))
  const profile: components['schemas']['UserProfile'] = data
  const amounts: string[] = [profile.email]
  for await (const row of pages(portal, '/api/transactions', { query: { view: 'topup' } }))
    amounts.push(row.credits)
  const { filename } = await download(portal, 'get', '/api/api-usage/export')
  const docs = await unwrap(createContent({ baseUrl: 'https://content.example.com' }).GET('/docs'))
  return [...amounts, filename ?? '', ...docs.data.map(({ title }) => title)]
}

export async function isSwapped(): Promise<boolean | ErrorCodeOf<'sim-swap', 'checkSimSwap'>> {
  const body = { phoneNumber: testValues.checkSimSwap.swapped }
  const { data, error } = await createApi('sim-swap', { key: 'sb_test_1' }).POST('/check', { body })
  return error ? error.code : data.swapped
}

// @ts-expect-error a path that is not in the contract
export const wrong = () => portal.GET('/api/nothing')
