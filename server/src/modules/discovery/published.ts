import type { ApiRow } from '../catalogue/api.ts'
import { byFullVersion } from '../catalogue/repo.ts'
import { contentIn } from '../content/read-content.ts'
import { type DiscoveryContext, type Text, textsOf } from './texts.ts'

const columns = [
  'api',
  'version',
  'full_version',
  'publisher',
  'tag',
  'name',
  'summary',
  'status',
  'price_from',
  'price_unit',
  'updated_at',
] as const satisfies (keyof ApiRow)[]

export type PublishedApi = Pick<ApiRow, (typeof columns)[number]>

/** Everything that anybody may read, as it stands now. */
export interface PublishedContent {
  /** Each version, in the order of the catalogue, the newest of an API first. */
  readonly apis: readonly PublishedApi[]
  readonly texts: readonly Text[]
}

export async function readPublished({ db, clock, settings }: DiscoveryContext): Promise<PublishedContent> {
  const apis = await db
    .selectFrom('apis')
    .select(columns)
    .orderBy('position')
    .orderBy(byFullVersion, 'desc')
    .execute()
  return { apis, texts: textsOf(contentIn(settings.contentFolder), clock()) }
}
