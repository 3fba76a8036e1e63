import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import css from './search-box.module.css'

interface SearchBoxProps {
  readonly words: string
  readonly onWords: (words: string) => void
}

/** `/` leads here from anywhere on the page, unless a person is writing. */
export function SearchBox({ words, onWords }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <label className={css.box}>
      <Icon of={Search} />
      <span className="visually-hidden">Search APIs and operations</span>
      <input
        ref={input}
        type="search"
        placeholder="Search APIs and operations"
        aria-keyshortcuts="/"
        maxLength={200}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onWords('')}
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
