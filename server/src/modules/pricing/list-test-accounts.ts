import { handler } from '../../platform/http/handler.ts'
import { publishedApis } from './published-api.ts'

const most = 2000

/** Test numbers of the APIs that were subscribed to: by API, then in the order of its document. */
export const listTestAccounts = handler<'listTestAccounts'>(async ({ db, user }) => {
  const subscribed = await db
    .selectFrom('subscriptions')
    .select('api')
    .where('user_id', '=', user.id)
    .where('status', '<>', 'CANCELLED')
    .execute()
  const apis = await publishedApis(
    db,
    subscribed.map(({ api }) => api),
  )
  const data = apis
    .toSorted((one, other) => (one.api < other.api ? -1 : 1))
    .flatMap(({ api, testData }) => testData.map((datum) => ({ api, ...datum })))
  return { status: 200, body: { data: data.slice(0, most) } }
})
