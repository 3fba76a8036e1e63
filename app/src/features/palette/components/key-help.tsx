import { isMac } from '../../../lib/browser/platform.ts'
import css from '../palette.module.css'

const keys = () => [
  { keys: '↑ ↓', what: 'choose' },
  { keys: '↵', what: 'open' },
  { keys: isMac() ? '⌘ ↵' : 'Ctrl ↵', what: 'new tab' },
  { keys: 'Esc', what: 'close' },
]

/** For the eye alone: a screen reader says how a combobox is used. */
export function KeyHelp() {
  return (
    <p className={css.help} aria-hidden="true">
      {keys().map(({ keys, what }) => (
        <span key={what}>
          <kbd className={css.key}>{keys}</kbd> {what}
        </span>
      ))}
    </p>
  )
}
