import { type ComponentType, Suspense } from 'react'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { preloadable } from '../../router/preloadable.ts'
import { classes } from '../../ui/classes.ts'
import { stack } from '../../ui/layout.ts'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { Documentation } from './docs/documentation.tsx'
import { EndingBanner } from './head/ending-banner.tsx'
import css from './head/head.module.css'
import { PageHead } from './head/page-head.tsx'
import { PartLinks } from './head/part-links.tsx'
import { Overview } from './parts/overview.tsx'
import { type Part, readPlace } from './place.ts'
import type { ApiVersion, TryItParts } from './types.ts'

interface ApiDetailProps {
  readonly api: ApiVersion
  readonly tryIt: TryItParts | undefined
}

// Readers of an overview or an operation fetch these only on opening them.
const Prices = preloadable(() => import('./parts/prices.tsx'), 'Prices')
const Agents = preloadable(() => import('./parts/agents.tsx'), 'Agents')
const Changelog = preloadable(() => import('./parts/changelog.tsx'), 'Changelog')
const Versions = preloadable(() => import('./parts/versions.tsx'), 'Versions')

const views: Readonly<Record<Exclude<Part, 'documentation'>, ComponentType<{ readonly api: ApiVersion }>>> = {
  overview: Overview,
  prices: Prices,
  agents: Agents,
  changelog: Changelog,
  versions: Versions,
}

export function ApiDetail({ api, tryIt }: ApiDetailProps) {
  const place = readPlace(useSearch())
  const View = place.part === 'documentation' ? null : views[place.part]

  usePageHead({ title: `${api.name} ${api.version}`, summary: api.summary })

  return (
    <div className={classes('wrap', stack(5), css.page)}>
      <EndingBanner api={api} part={place.part} />
      <PageHead api={api} part={place.part} />
      <PartLinks api={api} part={place.part} />
      {View ? (
        <Suspense fallback={<PlainSkeleton height="320px" />}>
          <View api={api} />
        </Suspense>
      ) : (
        <Documentation api={api} place={place} tryIt={tryIt} />
      )}
    </div>
  )
}
