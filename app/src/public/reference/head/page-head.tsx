import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDecimal, publisherName } from '../../../base/format/format.ts'
import { longDate } from '../../../base/format/long-date.ts'
import { isZero } from '../../../base/format/money.ts'
import { BlockerNote } from '../../../domain/capabilities/blocker-note.tsx'
import { useActionBlockers } from '../../../domain/capabilities/queries.ts'
import { useAnnouncements } from '../../../domain/catalogue/announcements.ts'
import { firstCallHref } from '../../../domain/catalogue/first-call.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { usePortal, useServices, useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { PlainSkeleton, SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { documentForms } from '../document-forms.ts'
import { placeHref } from '../links.ts'
import type { Part } from '../place.ts'
import type { ApiVersion } from '../types.ts'
import { ConformanceTag } from './conformance-tag.tsx'
import css from './head.module.css'
import { Menu } from './menu.tsx'
import { StandingTag } from './standing-tag.tsx'
import { subscribing } from './subscribing.ts'

interface VersionMenuProps {
  readonly api: ApiVersion
  readonly part: Part
}

interface PageHeadProps {
  readonly api: ApiVersion
  readonly part: Part
}

/** The API as a whole. It is compact above an operation, whose reader needs the room. */
export function PageHead({ api, part }: PageHeadProps) {
  const compact = part === 'documentation'
  return (
    <HeadFrame
      compact={compact}
      crumbs={
        <nav className={classes(row(2), 'note', css.crumbs)} aria-label="Breadcrumb">
          <a href={href('catalogue')}>API Marketplace</a>
          <span aria-hidden="true">/</span>
          <span>{api.category}</span>
        </nav>
      }
      name={api.name}
      version={<VersionMenu api={api} part={part} />}
      summary={api.summary}
      facts={<Facts api={api} />}
      actions={
        !api.preview && (
          <>
            <a className="link small" href={href('guides', {})}>
              Guides
            </a>
            <DownloadMenu api={api} />
            {!compact && api.servers.length > 0 && (
              <PlainLinkButton href={firstCallHref(api)}>Make a first call</PlainLinkButton>
            )}
            <Subscribe api={api} />
          </>
        )
      }
    />
  )
}

interface HeadFrameProps {
  readonly compact: boolean
  readonly crumbs: ReactNode
  readonly name: ReactNode
  readonly version: ReactNode
  readonly summary: ReactNode
  readonly facts: ReactNode
  readonly actions: ReactNode
  /** While it is on its way. */
  readonly 'aria-hidden'?: true
}

const HeadFrame = ({
  compact,
  crumbs,
  name,
  version,
  summary,
  facts,
  actions,
  ...hidden
}: HeadFrameProps) => (
  <header {...hidden} className={classes(stack(3), css.head, compact && css.compact)}>
    {crumbs}
    <div className={classes(row([3, 5], 'between', 'top'), css.row)}>
      <div className={classes(stack(3), css.about)}>
        <div className={classes(row([2, 3]), css.name)}>
          <h1>{name}</h1>
          {version}
        </div>
        {!compact && <p className="lead">{summary}</p>}
        {!compact && facts}
      </div>
      <div className={classes(row([2, 3], 'end'), css.actions)}>{actions}</div>
    </div>
  </header>
)

const tag = (width: string) => <PlainSkeleton width={width} height="1.5rem" />
const button = <PlainSkeleton width="8.5rem" height="var(--control)" />

export const PageHeadSkeleton = ({ part }: Pick<PageHeadProps, 'part'>) => (
  <HeadFrame
    aria-hidden
    compact={part === 'documentation'}
    crumbs={
      <div className={classes(row(2), 'note', css.crumbs)}>
        <SkeletonLine width="13rem" />
      </div>
    }
    name={<SkeletonLine width="9rem" />}
    version={tag('3.5rem')}
    summary={
      <>
        <SkeletonLine width="90%" />
        <SkeletonLine width="24%" />
      </>
    }
    facts={
      <div className={classes(row(2, 'top'), css.facts)}>
        {tag('5rem')}
        {tag('4rem')}
        {tag('9rem')}
      </div>
    }
    actions={
      <>
        {button}
        {button}
      </>
    }
  />
)

function DownloadMenu({ api }: { readonly api: ApiVersion }) {
  const { portalUrl } = useServices()
  const label = (
    <>
      <Icon of={Download} size={16} /> Download
    </>
  )
  return (
    <Menu label={label} className={classes(row(2, 'inline'), css.download)} align="end">
      {documentForms(portalUrl, api).map(({ name, file, address }) => (
        <li key={file}>
          <a className={classes(row(4, 'between', 'unbroken'), css.option)} href={address} download={file}>
            <span>
              {name}
              <small className="mono">{file}</small>
            </span>
          </a>
        </li>
      ))}
    </Menu>
  )
}

/** The way to a key, and what stands in it. */
function Subscribe({ api }: { readonly api: ApiVersion }) {
  const current = useSessionState()
  const role = current.kind === 'member' ? current.profile.user_type : 'VISITOR'
  const subscriptions = useQuery({ ...subscriptionsQuery(usePortal()), enabled: role === 'USER' }).data?.data
  const blockersOf = useActionBlockers(api.api)
  const blocker = blockersOf('CALL_LIVE').find(({ code }) => code !== 'subscription')
  const step = subscribing({ api, role, held: subscriptions ?? [], blocker })
  if (!step) return null
  return (
    <>
      <PlainLinkButton look={step.calm ? 'ghost' : 'primary'} href={step.to}>
        {step.label}
      </PlainLinkButton>
      {step.missing && <BlockerNote className={classes('label', css.missing)} of={step.missing} />}
    </>
  )
}

function priceWords({ operations, price_from, price_unit }: ApiVersion): string {
  if (operations.length === 0) return 'Webhooks only'
  return isZero(price_from) ? 'Free' : `From ${formatDecimal(price_from)} credits a ${price_unit}`
}

function Facts({ api }: { readonly api: ApiVersion }) {
  const change = useAnnouncements(api.api).find(({ version }) => version === api.version)
  return (
    <ul className={classes(row(2, 'top'), css.facts)}>
      <li className={row(2, 'inline')}>
        <PlainTag>By {publisherName(api.publisher)}</PlainTag>
      </li>
      <li className={row(2, 'inline')}>
        <ConformanceTag api={api} />
      </li>
      <li className={row(2, 'inline')}>
        <PlainTag tone="warning">
          <span className="num">{priceWords(api)}</span>
        </PlainTag>
      </li>
      {change && (
        <li className={row(2, 'inline')}>
          <a className="link note" href={placeHref(api, { part: 'prices' })}>
            Changes on {longDate(change.effective_at)}
          </a>
        </li>
      )}
    </ul>
  )
}

function VersionMenu({ api, part }: VersionMenuProps) {
  const label = (
    <>
      <span className="visually-hidden">Version </span>
      <span className="mono">{api.full_version}</span>
    </>
  )
  if (api.versions.length < 2)
    return (
      <PlainTag>
        <span className="visually-hidden">Version </span>
        <span className="mono">{api.full_version}</span>
      </PlainTag>
    )
  return (
    <Menu label={label} className={classes(row(2, 'inline'), css.version)} align="start">
      {api.versions.map(({ version, full_version, status }) => (
        <li key={version}>
          <a
            className={classes(row(4, 'between', 'unbroken'), css.option)}
            href={placeHref({ ...api, version }, { part })}
            {...(version === api.version && { 'aria-current': 'page' as const })}
          >
            <span>
              {version} <small className="mono">{full_version}</small>
            </span>
            <StandingTag status={status} />
          </a>
        </li>
      ))}
    </Menu>
  )
}
