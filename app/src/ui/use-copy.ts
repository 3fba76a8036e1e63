import { useState } from 'react'

type CopyOutcome = 'idle' | 'copied' | 'refused'

export const copyWords: Readonly<Record<CopyOutcome, string>> = {
  idle: '',
  copied: 'Copied',
  refused: 'Couldn’t copy. Select the text and copy it yourself.',
}

/** Copies a text, and says that it did only when the clipboard says so. */
export function useCopy(text: string, onCopied?: () => void) {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome('copied')
        onCopied?.()
      },
      () => setOutcome('refused'),
    )
  return { outcome, copy }
}
