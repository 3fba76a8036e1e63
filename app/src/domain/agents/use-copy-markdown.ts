import { useState } from 'react'
import { useServices } from '../../lib/services.ts'
import { copyWords } from '../../ui/use-copy.ts'

/** Copies a text that is still to be fetched. The clipboard gets the promise of it, since some browsers allow no copying later. */
export function useCopyMarkdown(address: string) {
  const services = useServices()
  const [outcome, setOutcome] = useState<keyof typeof copyWords>('idle')
  const [busy, setBusy] = useState(false)
  const read = async () => {
    const response = await services.fetch(new Request(address))
    if (!response.ok) throw new Error(`${address} returned ${response.status}.`)
    return new Blob([await response.text()], { type: 'text/plain' })
  }
  const copy = async () => {
    setBusy(true)
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': read() })]).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
    setBusy(false)
  }
  return { words: copyWords[outcome], busy, copy }
}
