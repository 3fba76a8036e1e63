import { formatDate } from '../../../base/format/dates.ts'
import { Banner } from '../../../ui/banner.tsx'
import { placeHref } from '../links.ts'
import type { Part } from '../place.ts'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'

interface EndingBannerProps {
  readonly api: ApiVersion
  readonly part: Part
}

/** For a version that ends: when, and where to go. */
export function EndingBanner({ api, part }: EndingBannerProps) {
  if (api.status !== 'DEPRECATED') return null
  const { sunset_on, replaced_by, version } = api
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
    </Banner>
  )
}
