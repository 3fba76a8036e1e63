import { type KeyboardEvent, useId } from 'react'
import { PlainButton } from './plain-button.tsx'

export interface LanguageTabsProps {
  readonly languages: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** The ID of the code that the tabs change. */
  readonly controls: string
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Languages of one sample: a stop of the Tab key, and arrows from one to the next. */
export function LanguageTabs({ languages, chosen, onChoose, controls }: LanguageTabsProps) {
  const prefix = useId()
  const move = (event: KeyboardEvent) => {
    const at = languages.findIndex(({ id }) => id === chosen)
    const next = languages[steps[event.key]?.(at, languages.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    document.getElementById(prefix + next.id)?.focus()
  }
  return (
    <span role="tablist" aria-label="Language" onKeyDown={move}>
      {languages.map(({ id, name }) => (
        <PlainButton
          key={id}
          id={prefix + id}
          look="plain"
          size="small"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={controls}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
        </PlainButton>
      ))}
    </span>
  )
}
