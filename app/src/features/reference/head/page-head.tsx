import { firstCallHref } from '../../../lib/format/first-call.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import type { Part } from '../place.ts'
import type { ApiVersion } from '../types.ts'
import { DownloadMenu } from './download-menu.tsx'
import { Facts } from './fact-tags.tsx'
import css from './head.module.css'
import { Subscribe } from './subscribe.tsx'
import { VersionMenu } from './version-menu.tsx'

interface PageHeadProps {
  readonly api: ApiVersion
  readonly part: Part
}

/** What is said of the API as a whole. Whoever reads an operation knows it, and gets the room instead. */
export function PageHead({ api, part }: PageHeadProps) {
  const compact = part === 'documentation'
  return (
    <header className={classes(css.head, compact && css.compact)}>
      <nav className={css.crumbs} aria-label="Breadcrumb">
        <a href={href('catalogue')}>API Marketplace</a>
        <span aria-hidden="true">/</span>
        <span>{api.category}</span>
      </nav>
      <div className={css.row}>
        <div className={css.about}>
          <div className={css.name}>
            <h1>{api.name}</h1>
            <VersionMenu api={api} part={part} />
          </div>
          {!compact && <p className="lead">{api.summary}</p>}
          {!compact && <Facts api={api} />}
        </div>
        <div className={css.actions}>
          <a className="link small" href={href('guides', {})}>
            Guides
          </a>
          <DownloadMenu api={api} />
          {!compact && api.servers.length > 0 && (
            <PlainLinkButton href={firstCallHref(api)}>Make a first call</PlainLinkButton>
          )}
          <Subscribe api={api} />
        </div>
      </div>
    </header>
  )
}
