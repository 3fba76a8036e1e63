import type { components } from '@switchboard/sdk'
import { announcedInWords } from '../announcements/words.ts'
import { everyVersion } from '../catalogue/repo.ts'
import { contentIn } from '../content/read-content.ts'
import { limitsOfPlans } from '../pricing/plans.ts'
import { type DiscoveryContext, type Text, textsOf } from './texts.ts'

export type PublishedApi = Awaited<ReturnType<typeof everyVersion>>[number]

/** Everything that anybody may read, as it stands now. */
export interface PublishedContent {
  /** Each version, in the order of the catalogue, the newest of an API first. */
  readonly apis: readonly PublishedApi[]
  readonly texts: readonly Text[]
  /** Of whole accounts. */
  readonly plans: readonly components['schemas']['PlanLimits'][]
  /** Upcoming changes of prices and limits, a sentence each. */
  readonly announced: readonly string[]
}

export async function readPublished(here: DiscoveryContext): Promise<PublishedContent> {
  const { db, clock, settings } = here
  return {
    apis: await everyVersion(db),
    texts: textsOf(contentIn(settings.contentFolder), clock()),
    plans: await limitsOfPlans(db, undefined),
    announced: await announcedInWords(here),
  }
}
