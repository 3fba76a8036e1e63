import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMinimumPending } from '../../lib/query/use-minimum-pending.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput } from '../../ui/plain-input.tsx'
import css from './palette.module.css'
import { Results } from './results.tsx'
import { nextIndex, type Row, rowGroupsOf } from './rows.ts'
import { Incomplete, KeyHelp, NothingFound, Searching } from './states.tsx'
import { type Surroundings, useLocalEntries } from './use-local-entries.ts'
import { announcement, rememberRecent, useResults } from './use-results.ts'
import { useSearchSources } from './use-search-sources.ts'

interface QueryFieldProps {
  readonly query: string
  readonly rows: readonly Row[]
  readonly active: number
  readonly onQuery: (query: string) => void
  readonly onChoose: (place: number) => void
  readonly onOpen: (row: Row, elsewhere: boolean) => void
}

interface PaletteProps extends Surroundings {
  readonly onClose: () => void
}

/** One search over everything, in a dialog of the browser’s own, which keeps the focus and gives it back. */
export function Palette({ onClose, ...surroundings }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const local = useLocalEntries(surroundings)
  const entries = useMemo(() => [...local.pages, ...local.actions], [local])
  const sources = useSearchSources(entries, local)
  const pending = useMinimumPending(sources.pending)
  const results = useResults(local, sources)
  const groups = useMemo(() => rowGroupsOf(results.groups), [results.groups])
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const { active, choose } = useChoice(rows, results.answered)
  const [done, setDone] = useState('')

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const close = () => dialog.current?.close()

  /** `elsewhere`: in another tab, so that the search stays as it is. */
  const open = async (row: Row, elsewhere: boolean) => {
    if ('kind' in row) return results.showAll(row.kind)
    const { id, target } = row.found.entry
    if ('run' in target) return setDone(await target.run())
    rememberRecent(id)
    if (!elsewhere) close()
  }

  const nothing = results.answered !== '' && rows.length === 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, and the browser’s own
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label="Search"
      data-answered={sources.pending ? undefined : results.answered}
      // One that was closed and opened anew, as development does with every effect, is not closed.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className={css.panel}>
        <div className={classes(row(1, 'unbroken'), css.head)}>
          <QueryField
            query={results.query}
            rows={rows}
            active={active}
            onQuery={(query) => {
              setDone('')
              results.setQuery(query)
            }}
            onChoose={choose}
            onOpen={open}
          />
          <PlainButton look="icon" aria-label="Close" onClick={close}>
            <Icon of={X} />
          </PlainButton>
        </div>
        {rows.length > 0 && (
          <Results groups={groups} rows={rows} active={active} onChoose={choose} onOpen={open} />
        )}
        {nothing && pending && <Searching />}
        {nothing && !pending && (
          <NothingFound query={results.answered} partly={sources.failed.length > 0} onLeave={close} />
        )}
        {sources.failed.length > 0 && !pending && <Incomplete {...sources} />}
        <p className={done ? css.done : 'visually-hidden'} role="status">
          {done || announcement({ ...results, pending })}
        </p>
        <KeyHelp />
      </div>
    </dialog>
  )
}

interface ChosenRow {
  readonly for: string
  readonly id: string
  readonly place: number
}

interface Choice {
  /** Place of the line that Enter opens; -1 for none. */
  readonly active: number
  readonly choose: (place: number) => void
}

/** Which line is chosen. The best find is so by itself; of what is merely offered, none. */
function useChoice(rows: readonly Row[], answered: string): Choice {
  const [chosen, setChosen] = useState<ChosenRow | null>(null)
  const active = chosen?.for === answered ? placeOf(rows, chosen) : rows.length > 0 && answered ? 0 : -1
  const activeId = rows[active]?.id

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return {
    active,
    choose(place) {
      const id = rows[place]?.id
      if (id) setChosen({ for: answered, id, place })
    },
  }
}

/** Where the line is now; one that has made room for others leaves its place to the first of them. */
function placeOf(rows: readonly Row[], { id, place }: ChosenRow): number {
  const index = rows.findIndex((row) => row.id === id)
  return index >= 0 ? index : Math.min(place, rows.length - 1)
}

/**
 * The combobox of WAI-ARIA: the focus stays here while the arrows choose in the list. It is the first thing of its dialog
 * that can have the focus, so it gets it.
 */
function QueryField({ query, rows, active, onQuery, onChoose, onOpen }: QueryFieldProps) {
  const chosen = rows[active]
  const listed = rows.length > 0

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    const place = nextIndex(event.key, active, rows.length)
    if (place !== null) {
      event.preventDefault()
      return onChoose(place)
    }
    if (event.key !== 'Enter' || !chosen) return
    event.preventDefault()
    const link = document.getElementById(chosen.id)
    if ((event.ctrlKey || event.metaKey) && link instanceof HTMLAnchorElement) {
      window.open(link.href, '_blank', 'noopener')
      return onOpen(chosen, true)
    }
    link?.click()
  }

  return (
    <label className={classes(row(3, 'unbroken'), css.field)}>
      <Icon of={Search} size={20} />
      <span className="visually-hidden">Search everything</span>
      <PlainInput
        className={css.input}
        role="combobox"
        aria-expanded={listed}
        aria-controls={listed ? 'palette-list' : undefined}
        aria-activedescendant={chosen?.id}
        aria-autocomplete="list"
        placeholder="APIs, operations, pages, error codes"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={press}
      />
    </label>
  )
}
