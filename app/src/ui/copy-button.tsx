import { Check, Copy } from 'lucide-react'
import { Icon } from './icon.tsx'
import { row } from './layout.ts'
import styles from './plain.module.css'
import { copyWords, useCopy } from './use-copy.ts'

interface CopyButtonProps {
  readonly text: string
  /** The copied thing, for the button's name: "Copy request id". */
  readonly what: string
}

/** An icon beside what it copies. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  return (
    <span className={row(2, 'inline')}>
      <button type="button" className={styles.copy} onClick={copy} aria-label={`Copy ${what}`}>
        <Icon of={outcome === 'copied' ? Check : Copy} size={15} />
      </button>
      <span role="status" className={styles.outcome}>
        {copyWords[outcome]}
      </span>
    </span>
  )
}
