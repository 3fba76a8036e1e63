import { ChevronDown, ChevronRight } from 'lucide-react'
import {
  type KeyboardEvent,
  Suspense,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { VersionKey } from '../../../domain/catalogue/queries.ts'
import { useServices } from '../../../lib/services.ts'
import { mayPrefetch } from '../../../router/prefetch.ts'
import { preloadable } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { row } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { placeHref } from '../links.ts'
import { operationQuery } from '../queries.ts'
import type { ApiVersion, ReferenceEntry } from '../types.ts'
import css from './docs.module.css'
import type { OperationGroup } from './groups.ts'
import '../../../theme/nav-link.css'
import { SidebarItem } from './sidebar-item.tsx'

interface SidebarGroupProps {
  readonly api: ApiVersion
  readonly group: OperationGroup
  readonly current: string | null
  readonly collapsible: boolean
}

/** So many are drawn at once; a group of thousands grows when asked. */
const step = 60

// Fetched with the first word; the list stays until what was found is there.
const SidebarResults = preloadable(() => import('./sidebar-results.tsx'), 'SidebarResults')

interface SidebarProps {
  readonly api: ApiVersion
  readonly groups: readonly OperationGroup[]
  readonly operations: readonly ReferenceEntry[]
  readonly current: string | null
}

/** Up to this many operations lie open; of more, only the group that one is in. */
const openOperations = 40

/** Every operation and the search in them. A disclosure on phones, a column of its own elsewhere. */
export function Sidebar({ api, groups, operations, current }: SidebarProps) {
  const [words, setWords] = useState('')
  const searched = useDeferredValue(words)
  const [opened, setOpened] = useState(false)
  const sidebar = useRef<HTMLElement>(null)
  const id = useId()
  const prefetch = usePrefetchOperations(api)
  const operation = operations.find(({ operation_id }) => operation_id === current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen operation closes the list of a phone
  useEffect(() => setOpened(false), [current])
  // Within the sidebar alone: scrollIntoView would take the whole page along.
  useEffect(() => {
    const box = sidebar.current
    const item = box?.querySelector('[aria-current]')
    if (!box || !item) return
    const below = item.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
    if (below > 0) box.scrollTop += below + box.clientHeight / 2
  }, [])

  return (
    <nav
      ref={sidebar}
      className={css.sidebar}
      aria-label={`Documentation of ${api.name}`}
      onKeyDown={stepLinks}
      {...prefetch}
    >
      <PlainButton
        look="bare"
        className={classes(row(3, 'between', 'unbroken'), css.disclosure)}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <span>
          <small>Operations</small>
          {operation ? operation.summary || operation.operation_id : 'Introduction'}
        </span>
        <Icon of={ChevronDown} />
      </PlainButton>
      <div id={id} className={classes(css.panel, opened && css.opened)}>
        <SearchBox label="Search operations" words={words} onWords={setWords} />
        <Suspense fallback={null}>
          {searched.trim() ? (
            <SidebarResults api={api} operations={operations} words={searched} current={current} />
          ) : (
            <>
              <a
                className={classes(row(2, 'unbroken'), 'nav-link', css.item)}
                href={placeHref(api, { part: 'documentation' })}
                {...(current === null && { 'aria-current': 'page' as const })}
              >
                Introduction
              </a>
              {groups.map((group) => (
                <SidebarGroup
                  key={group.name}
                  api={api}
                  group={group}
                  current={current}
                  collapsible={operations.length > openOperations}
                />
              ))}
            </>
          )}
        </Suspense>
      </div>
    </nav>
  )
}

/** Arrow keys go through the list from the search box on; enter in the box opens the first that was found. */
function stepLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const inSearch = event.target instanceof HTMLInputElement
  if (!step && !(event.key === 'Enter' && inSearch)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')]
  if (!step) {
    const first = event.currentTarget.querySelector<HTMLElement>('a[data-operation]')
    if ((event.target as HTMLInputElement).value.trim()) first?.click()
    return
  }
  const place = links.indexOf(event.target as HTMLElement)
  const next = links[place + step]
  if (place < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Loads an operation as soon as somebody points at its link or reaches it with the keyboard. */
function usePrefetchOperations(key: VersionKey) {
  const { portal, queryClient } = useServices()
  const fetchPointed = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-operation]') : null
    const operation = link?.dataset.operation
    if (operation && mayPrefetch(navigator.connection))
      queryClient.prefetchQuery(operationQuery(portal, key, operation))
  }
  return { onPointerOver: fetchPointed, onFocus: fetchPointed }
}

function SidebarGroup({ api, group, current, collapsible }: SidebarGroupProps) {
  const { name, operations } = group
  const place = operations.findIndex(({ operation_id }) => operation_id === current)
  // Null until somebody decides: then the group of the opened operation is open by itself.
  const [decided, setDecided] = useState<boolean | null>(null)
  const [visibleCount, setVisibleCount] = useState(step)
  const id = useId()
  const open = !collapsible || (decided ?? place >= 0)
  const count = Math.max(visibleCount, place + 20)
  const rest = operations.length - count

  return (
    <div className={css.group}>
      {collapsible ? (
        <PlainButton
          look="bare"
          className={classes('label', css.groupToggle)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setDecided(!open)}
        >
          <Icon of={ChevronRight} size={15} />
          <span>{name}</span>
          <small className="num">{operations.length}</small>
        </PlainButton>
      ) : (
        <p className={classes('label', css.groupName)} id={`${id}-name`}>
          {name}
        </p>
      )}
      {open && (
        <ul id={id} {...(!collapsible && { 'aria-labelledby': `${id}-name` })}>
          {operations.slice(0, count).map((operation) => (
            <SidebarItem
              key={operation.operation_id}
              api={api}
              operation={operation}
              current={operation.operation_id === current}
            />
          ))}
          {rest > 0 && (
            <li>
              <PlainButton look="bare" className={css.more} onClick={() => setVisibleCount(count + step)}>
                Show {Math.min(step, rest)} more
              </PlainButton>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
