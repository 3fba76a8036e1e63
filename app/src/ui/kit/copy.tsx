import { Check, Copy as CopyIcon } from 'lucide-react'
import { copyWords, useCopy } from '../use-copy.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Button } from './button.tsx'

interface CopyProps {
  readonly text: string
  /** The copied thing: "Copy key". */
  readonly what: string
  readonly look?: 'primary' | 'ghost'
  /** Called when the clipboard has taken it. */
  readonly onCopied?: () => void
}

/** A button with words. Beside text, an icon alone is enough: ui/copy-button.tsx. */
export function Copy({ text, what, look = 'ghost', onCopied }: CopyProps) {
  const { outcome, copy } = useCopy(text, onCopied)
  return (
    <>
      <Button look={look} icon={outcome === 'copied' ? Check : CopyIcon} onClick={copy}>
        {outcome === 'copied' ? 'Copied' : `Copy ${what}`}
      </Button>
      <VisuallyHidden>
        <span role="status">{copyWords[outcome]}</span>
      </VisuallyHidden>
      {outcome === 'refused' && <span className="small">{copyWords.refused}</span>}
    </>
  )
}
