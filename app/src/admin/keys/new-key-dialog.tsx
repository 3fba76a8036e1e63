import type { components } from '@switchboard/sdk'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Secret } from '../../ui/kit/secret.tsx'

interface NewKeyDialogProps {
  /** It lives here, while the dialog is open, and nowhere else. */
  readonly made: components['schemas']['ApiKeyCreated']
  readonly api: string
  readonly onClose: () => void
}

/** A new key for the only time. It closes by its buttons alone: a press beside it must not lose the key. */
export function NewKeyDialog({ made, api, onClose }: NewKeyDialogProps) {
  const [copied, setCopied] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const close = () => (copied || isWarned ? onClose() : setWarned(true))
  const kind = made.type === 'LIVE' ? 'live' : 'test'
  return (
    <Dialog
      alert
      open
      title={`New ${kind} key of ${api}`}
      about="It’s shown only now. Copy it and give it to the user securely, not by email."
      onOpenChange={(open) => open || close()}
      actions={
        <Button look="primary" onClick={close}>
          {isWarned && !copied ? 'Close without copying' : 'I copied it'}
        </Button>
      }
    >
      <Secret value={made.api_key} what="key" onCopied={() => setCopied(true)} />
      {isWarned && !copied && <p role="alert">Copy it first: it can’t be shown again.</p>}
    </Dialog>
  )
}
