import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { row } from './layout.ts'
import css from './plain.module.css'

interface SearchBoxProps {
  /** The thing to search: the field's name and its placeholder. */
  readonly label: string
  /** The field's name in a form that is sent without a script. */
  readonly name?: string
  readonly words: string
  readonly onWords: (words: string) => void
  /** For keys that lead on, such as the arrow down into a list of results. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** `/` leads here from anywhere on the page, unless a person is writing. */
export function SearchBox({ label, name, words, onWords, onKeyDown }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <label className={classes(row(2, 'unbroken'), css.box)}>
      <Icon of={Search} />
      <span className="visually-hidden">{label}</span>
      <input
        ref={input}
        type="search"
        name={name}
        placeholder={label}
        aria-keyshortcuts="/"
        maxLength={200}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onWords('')
          onKeyDown?.(event)
        }}
      />
      <span className={css.key} aria-hidden="true">
        /
      </span>
    </label>
  )
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
