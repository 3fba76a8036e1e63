import type { components } from '@switchboard/sdk'
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
}

export async function readPublished({ db, clock, settings }: DiscoveryContext): Promise<PublishedContent> {
  return {
    apis: await everyVersion(db),
    texts: textsOf(contentIn(settings.contentFolder), clock()),
    plans: await limitsOfPlans(db, undefined),
  }
}
