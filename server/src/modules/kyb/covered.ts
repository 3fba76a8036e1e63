import type { Queries } from '../../platform/db/client.ts'

interface Covered {
  readonly publisher: string
  readonly tag: string | null
}

/** What a verification is for, in words: `SIM Swap`, or `the APIs of Beacon`. Undefined where there is no such thing. */
export async function coveredName(db: Queries, { publisher, tag }: Covered): Promise<string | undefined> {
  let apis = db.selectFrom('apis').select('name').where('publisher', '=', publisher)
  if (tag !== null) apis = apis.where('tag', '=', tag)
  const api = await apis.orderBy('position').orderBy('version', 'desc').executeTakeFirst()
  if (!api || tag !== null) return api?.name
  return `the APIs of ${publisher.charAt(0).toUpperCase()}${publisher.slice(1)}`
}

/** The page of the portal where the form is. */
export const formRoute = ({ publisher, tag }: Covered): string => (tag ? `/kyb/${publisher}/${tag}` : '/kyb')
