import type { Queries } from '../platform/db/client.ts'
import { Refused } from './refused.ts'

interface Named {
  readonly publisher: string
  readonly tag: string | null
  /** What the document would be called; empty for no wish. */
  readonly wanted: string
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A name for an API that is new in the catalogue: its tag, or with the publisher's where another has that. */
export async function slugFor(db: Queries, { publisher, tag, wanted }: Named): Promise<string> {
  const candidates = [wanted, tag ?? publisher, `${publisher}-${tag ?? 'api'}`].filter(
    (name) => slug.test(name) && name.length >= 2 && name.length <= 80,
  )
  const rows = await db.selectFrom('apis').select('api').where('api', 'in', candidates).execute()
  const taken = new Set(rows.map(({ api }) => api))
  const free = candidates.find((name) => !taken.has(name))
  if (free) return free
  throw new Refused(`The catalogue has other APIs called ${candidates.join(' and ')}. Choose another --tag.`)
}
