import {
  BookOpen,
  Boxes,
  ChevronDown,
  CircleAlert,
  FileText,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestion,
  Newspaper,
  SquareTerminal,
  Zap,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatDecimal } from '../../base/format/format.ts'
import { classes } from '../../ui/classes.ts'
import { HttpMethod } from '../../ui/http-method.tsx'
import { Icon } from '../../ui/icon.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import type { Entry, Kind } from './entry.ts'
import { Highlighted } from './highlight.tsx'
import css from './palette.module.css'
import type { Row, RowGroup } from './rows.ts'
import type { SearchHit } from './search-index.ts'

interface ResultsProps {
  readonly groups: readonly RowGroup[]
  readonly rows: readonly Row[]
  readonly active: number
  readonly onChoose: (place: number) => void
  readonly onOpen: (row: Row, elsewhere: boolean) => void
}

export function Results({ groups, rows, active, onChoose, onOpen }: ResultsProps) {
  return (
    <div id="palette-list" className={css.list} role="listbox" aria-label="Results">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group, never in a fieldset
        <div key={group.id} role="group" aria-labelledby={group.id}>
          <div id={group.id} className={classes('label', css.name)}>
            {group.name}
          </div>
          {group.rows.map((row) => (
            <Option
              key={row.id}
              row={row}
              active={rows[active] === row}
              onPoint={() => onChoose(rows.indexOf(row))}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly row: Row
  readonly active: boolean
  readonly onPoint: () => void
  readonly onOpen: (row: Row, elsewhere: boolean) => void
}

/** A line of the list. A place is a real link: it can be opened in another tab, and its page is fetched ahead. */
function Option({ row: own, active, onPoint, onOpen }: OptionProps) {
  const props = {
    id: own.id,
    role: 'option',
    'aria-selected': active,
    className: classes(row([1, 3]), css.option),
    tabIndex: -1,
    // Only a pointer that moves: one that rests where the list scrolls under it chooses nothing.
    onPointerMove: active ? undefined : onPoint,
    // The focus stays with the words.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onOpen(own, event.ctrlKey || event.metaKey || event.shiftKey),
  }
  if ('kind' in own)
    return (
      <PlainButton look="bare" {...props}>
        <span className={css.sign}>
          <Icon of={ChevronDown} />
        </span>
        <span className={css.more}>Show {own.more} more</span>
      </PlainButton>
    )
  const { entry } = own.found
  return 'href' in entry.target ? (
    <a {...props} href={entry.target.href}>
      <EntryLine {...own.found} />
    </a>
  ) : (
    <PlainButton look="bare" {...props}>
      <EntryLine {...own.found} />
    </PlainButton>
  )
}

/** A line: name, technical names, parent, price. */
function EntryLine({ entry, matched, alike = 0 }: SearchHit) {
  const { kind, title, names, about, method, price, locked } = entry
  const [name, second] = names
  return (
    <>
      <span className={css.sign}>
        {method ? <HttpMethod method={method} /> : <Icon of={iconOf(entry)} />}
      </span>
      <span className={css.words}>
        <span className={css.resultsTitle}>
          <Highlighted text={title} matched={matched} />
        </span>
        {(name || about) && (
          <span className={classes('label', css.about)}>
            {(kind === 'error' || kind === 'problem') && second && <span className="num">{second}</span>}
            {name && (
              <code className={css.optionName}>
                <Highlighted text={name} matched={matched} />
              </code>
            )}
            {about && (
              <span className={css.belongs}>
                <Highlighted text={about} matched={matched} />
                {alike > 0 && ` and ${alike} other ${alike === 1 ? 'API' : 'APIs'}`}
              </span>
            )}
          </span>
        )}
      </span>
      {price && (
        <span className={classes('label', css.aside)}>
          {/^0+\.0+$/.test(price) ? 'Free' : <span className="num">{formatDecimal(price)} credits</span>}
        </span>
      )}
      {locked && <span className={classes('label', css.aside)}>Log in to read</span>}
    </>
  )
}

const icons: Readonly<Record<Kind, LucideIcon>> = {
  api: Boxes,
  operation: SquareTerminal,
  error: CircleAlert,
  problem: CircleAlert,
  page: FileText,
  key: KeyRound,
  faq: MessageCircleQuestion,
  insight: Newspaper,
  doc: BookOpen,
  action: Zap,
}

const iconOf = ({ kind }: Entry): LucideIcon => icons[kind]
