import { useQuery } from '@tanstack/react-query'
import { allInsightsQuery } from '../../../domain/content/queries.ts'
import { useContent } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { BesideLinks } from '../shared/beside-links.tsx'
import type { InsightSummary } from '../types.ts'

interface Neighbours {
  readonly previous: InsightSummary | undefined
  readonly next: InsightSummary | undefined
}

/** The neighbours of an insight in the list; none if the list doesn't contain it. */
export function findNeighbours(list: readonly InsightSummary[], slug: string): Neighbours {
  const at = list.findIndex((insight) => insight.slug === slug)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: list[at - 1], next: list[at + 1] }
}

/** Nothing while the list is not there: the way back to all of it stands at the top. */
export function Neighbours({ slug }: { readonly slug: string }) {
  const { data } = useQuery(allInsightsQuery(useContent()))
  const { previous, next } = findNeighbours(data?.data ?? [], slug)
  return <BesideLinks label="More insights" previous={link(previous)} next={link(next)} />
}

const link = (insight: InsightSummary | undefined) =>
  insight && { title: insight.title, href: href('insight', { slug: insight.slug }) }
