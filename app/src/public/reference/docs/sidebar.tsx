import { ChevronDown } from 'lucide-react'
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
import { SidebarGroup } from './sidebar-group.tsx'
import '../../../theme/nav-link.css'

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
