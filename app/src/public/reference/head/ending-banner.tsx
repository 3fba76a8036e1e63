import { Suspense } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { useSessionState } from '../../../lib/services.ts'
import { preloadable } from '../../../router/preloadable.ts'
import { Banner } from '../../../ui/banner.tsx'
import { placeHref } from '../links.ts'
import type { Part } from '../place.ts'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'

interface EndingBannerProps {
  readonly api: ApiVersion
  readonly part: Part
}

/** Only subscribers of a version that ends need it. */
const OwnCalls = preloadable(() => import('./own-calls.tsx'), 'OwnCalls')

/** For a version that ends: since when, until when, where to go, and how much a subscriber has to move. */
export function EndingBanner({ api, part }: EndingBannerProps) {
  const current = useSessionState()
  const { deprecated_on, sunset_on, replaced_by, version } = api
  return (
    <Banner
      tone="warning"
      title={
        sunset_on ? `${version} stops working on ${formatDate(sunset_on)}.` : `${version} is deprecated.`
      }
      action={
        replaced_by && (
          <a className={css.move} href={placeHref({ ...api, version: replaced_by }, { part })}>
            Move to {replaced_by}
          </a>
        )
      }
    >
      {sunset_on
        ? 'From that day on, calls to it return 410.'
        : 'It still works, but won’t be updated and will be retired.'}
      {deprecated_on && ` Deprecated since ${formatDate(deprecated_on)}.`}
      {current.kind === 'member' && current.profile.user_type === 'USER' && (
        <Suspense>
          {' '}
          <OwnCalls api={api.api} version={version} />
        </Suspense>
      )}
    </Banner>
  )
}
