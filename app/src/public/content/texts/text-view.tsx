import type { ReactNode } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { useSampleLanguage } from '../../../lib/browser/sample-language.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import type { Heading } from '../../../ui/markdown/rewrite.ts'
import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import { Prose, useProse } from '../../../ui/prose.tsx'
import { Contents } from '../shared/contents.tsx'
import { useOwnAddresses } from '../shared/own-addresses.ts'
import { ProseSkeleton } from '../shared/prose-skeleton.tsx'
import layout from '../shared/shared.module.css'
import { UsePage } from '../shared/use-page.tsx'
import type { Text } from '../types.ts'

interface TextViewProps {
  readonly of: Text
  /** Name of its own anchor, and prefix of its sections', where several texts share a page. */
  readonly anchor?: string
  /** The page has one title; a second text begins one level lower. */
  readonly second?: boolean
  /** Further entries of its contents: the text that follows it. */
  readonly more?: readonly Heading[]
  readonly children?: ReactNode
}

/** A text of the site with its heading, its version where that matters, and its contents beside it. */
export function TextView({ of: text, anchor, second = false, more = [], children }: TextViewProps) {
  const prose = useProse(useOwnAddresses(text.body_markdown), anchor ? { prefix: `${anchor}-` } : {})
  useHashTarget(prose.html !== undefined)
  const Title = second ? 'h2' : 'h1'
  return (
    <article className={second ? layout.second : undefined}>
      <header className={classes(stack(2), layout.head)}>
        <Title id={anchor} className={layout.textPageTitle}>
          {text.heading}
        </Title>
        <p className="lead">{text.summary}</p>
        {text.version && (
          <p className="note">
            Version {text.version}, of <time dateTime={text.updated_at}>{formatDate(text.updated_at)}</time>
          </p>
        )}
      </header>
      <div className={classes(layout.columns, layout.body)}>
        <aside className={classes(stack(4), layout.aside)} aria-label={`Contents of “${text.heading}”`}>
          <Contents
            headings={[...prose.headings, ...more]}
            label={second ? `In “${text.heading}”` : 'On this page'}
          />
          <UsePage path={`/${text.title}`} {...(second && { label: `Use “${text.heading}”` })} />
        </aside>
        <div className={layout.text}>
          <Prose of={prose} language={useSampleLanguage()} />
          {children}
        </div>
      </div>
    </article>
  )
}

export function TextSkeleton() {
  return (
    <div className={`wrap ${layout.page}`} aria-hidden="true">
      <div className={classes(stack(2), layout.head)}>
        <p className={layout.textPageTitle}>
          <SkeletonLine width="50%" />
        </p>
        <p className="lead">
          <SkeletonLine width="90%" />
        </p>
      </div>
      <ProseSkeleton />
    </div>
  )
}
