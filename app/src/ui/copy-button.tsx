import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './copy-button.module.css'
import { Icon } from './icon.tsx'

interface CopyButtonProps {
  readonly text: string
  /** What is copied, for its name: "Copy request id". */
  readonly what: string
}

type Outcome = 'idle' | 'copied' | 'refused'

const words: Record<Outcome, string> = {
  idle: '',
  copied: 'Copied',
  refused: 'Not copied. Select it by hand.',
}

/** Says "Copied" only when the clipboard did. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )

  return (
    <span className={styles.wrap}>
      <button type="button" className={styles.copy} onClick={copy} aria-label={`Copy ${what}`}>
        <Icon of={outcome === 'copied' ? Check : Copy} size={15} />
      </button>
      <span role="status" className={styles.outcome}>
        {words[outcome]}
      </span>
    </span>
  )
}
