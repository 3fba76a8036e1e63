import { Compass } from 'lucide-react'
import { notFoundTitle, usePageHead } from '../../lib/page-head.ts'
import { href } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './api-page.module.css'
import { placeHref } from './links.ts'
import type { PublicApi } from './types.ts'

interface UnknownApiProps {
  readonly version: string
  /** The API in the version that there is, when only the version is unknown. */
  readonly other: PublicApi | undefined
}

export function UnknownApi({ version, other }: UnknownApiProps) {
  usePageHead({ title: notFoundTitle })

  return (
    <div className={`wrap ${css.unknown}`}>
      <Icon of={Compass} size={28} />
      <p className={css.code}>404</p>
      <h1 className={css.title}>Page not found</h1>
      <p className="lead">
        {other
          ? `${other.name} has no version “${version}”, or it was withdrawn. The newest one is ${other.version}.`
          : 'This page could not be found. No API is published at this address; it may be mistyped, or the API was withdrawn.'}
      </p>
      <div className={css.ways}>
        {other && (
          <LinkButton look="primary" href={placeHref(other)}>
            Open {other.name} {other.version}
          </LinkButton>
        )}
        <LinkButton look={other ? 'ghost' : 'primary'} href={href('catalogue')}>
          All APIs
        </LinkButton>
      </div>
    </div>
  )
}
