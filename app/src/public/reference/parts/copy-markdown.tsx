import { useState } from 'react'
import { atServer } from '../../../lib/portal-config.ts'
import { useServices } from '../../../lib/services.ts'
import { row } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { copyWords } from '../../../ui/use-copy.ts'

/** Copies a text of the portal that is still to be fetched. The clipboard gets the promise of it, since some browsers allow no copying later. */
export function CopyMarkdown({ path }: { readonly path: string }) {
  const services = useServices()
  const [outcome, setOutcome] = useState<keyof typeof copyWords>('idle')
  const [busy, setBusy] = useState(false)
  const read = async () => {
    const response = await services.fetch(new Request(atServer(services, path)))
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
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
  return (
    <span className={row(3, 'inline')}>
      <PlainButton busy={busy} onClick={() => void copy()}>
        Copy as Markdown
      </PlainButton>
      <span role="status" className="note">
        {copyWords[outcome]}
      </span>
    </span>
  )
}
