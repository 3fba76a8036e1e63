import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInWords } from '../../platform/time/days.ts'
import { newestApis, readEnd } from '../catalogue/repo.ts'

/** The API of that name in its newest version; throws a 404 when there is none. */
export async function publishedApi(db: Queries, api: string): Promise<SubscribedApi> {
  const row = await newestApis(db).where('api', '=', api).executeTakeFirst()
  if (row) return row
  throw new Problem('not_found', `There’s no API named ${api}. The catalogue lists them all.`)
}

/** Once every version of an API ends: existing subscribers keep it until then, and new ones can't begin. */
export async function endProblem(db: Queries, { api, name }: SubscribedApi): Promise<Problem | undefined> {
  const { goes_on, ends_on } = await readEnd(db, api)
  if (goes_on) return undefined
  const end = ends_on ? `Calls to it will stop working on ${dayInWords(ends_on)}.` : 'It’s deprecated.'
  return new Problem('api_withdrawn', `${name} takes no new subscriptions. ${end}`)
}

export type SubscribedApi = Awaited<ReturnType<ReturnType<typeof newestApis>['executeTakeFirstOrThrow']>>
