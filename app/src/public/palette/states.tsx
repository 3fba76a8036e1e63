import { SearchX } from 'lucide-react'
import { isMac } from '../../lib/browser/platform.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row, stack } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { RequestId } from '../../ui/request-id.tsx'
import css from './palette.module.css'
import type { SearchSources } from './use-search-sources.ts'

interface NothingFoundProps {
  readonly query: string
  /** Whether some of what could be searched has not been loaded. */
  readonly partly: boolean
  readonly onLeave: () => void
}

const ways = [
  { label: 'Browse APIs', href: href('catalogue') },
  { label: 'Read the FAQ', href: href('faqs') },
  { label: 'Ask us', href: href('contact') },
]

export function NothingFound({ query, partly, onLeave }: NothingFoundProps) {
  return (
    <div className={classes(stack(2), 'note', css.state)}>
      <Icon of={SearchX} size={24} />
      <p className={css.title}>
        {partly ? 'Nothing matches in what could be loaded' : 'Nothing matches'} “{query}”
      </p>
      <p>No results. Try “SIM swap”, “/check” or “402”.</p>
      <ul className={classes(row([1, 5], 'centred'), css.ways)}>
        {ways.map((way) => (
          <li key={way.href}>
            <a
              className="link"
              href={way.href}
              onClick={(event) => !event.ctrlKey && !event.metaKey && onLeave()}
            >
              {way.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const list = new Intl.ListFormat('en')

/** Names the sources that failed to load. The others are searched all the same. */
export function Incomplete({ failed, requestId, retrying, retry }: SearchSources) {
  return (
    <div className={classes(row([2, 4], 'between'), css.incomplete)} role="alert">
      <p>
        {capital(list.format(failed))} couldn’t be loaded, so they aren’t searched.
        {requestId && (
          <>
            {' '}
            <RequestId id={requestId} />
          </>
        )}
      </p>
      <PlainButton busy={retrying} onClick={retry}>
        Try again
      </PlainButton>
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const widths = ['46%', '58%', '38%', '52%']

/** Lines to come. That it searches is said by the list’s own status. */
export function Searching() {
  return (
    <div className={css.searching}>
      {widths.map((width) => (
        <div key={width} className={css.line}>
          <PlainSkeleton width="24px" height="24px" />
          <div>
            <PlainSkeleton width={width} height="0.875rem" />
            <PlainSkeleton width="70%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}

const keys = () => [
  { keys: '↑ ↓', what: 'choose' },
  { keys: '↵', what: 'open' },
  { keys: isMac() ? '⌘ ↵' : 'Ctrl ↵', what: 'new tab' },
  { keys: 'Esc', what: 'close' },
]

/** For the eye alone: a screen reader says how a combobox is used. */
export function KeyHelp() {
  return (
    <p className={classes(row([1, 4]), 'label', css.help)} aria-hidden="true">
      {keys().map(({ keys, what }) => (
        <span key={what}>
          <kbd className={css.key}>{keys}</kbd> {what}
        </span>
      ))}
    </p>
  )
}
