import type { components } from '@switchboard/sdk'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Secret } from '../../ui/kit/secret.tsx'

interface SecretDialogProps {
  /** It lives here, while the dialog is open, and nowhere else. */
  readonly made: components['schemas']['WebhookWithSecret']
  readonly onClose: () => void
}

/** A signing secret for the only time. It closes by its button alone, and not before the secret was copied or given up. */
export function SecretDialog({ made, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const close = () => (copied || isWarned ? onClose() : setWarned(true))
  return (
    <Dialog
      alert
      locked
      open
      title="Your signing secret"
      about={
        made.previous_secret_ends_at
          ? 'It’s shown only now. The old secret keeps signing for 24 hours, so you can switch without missing an event.'
          : 'It’s shown only now. Your server needs it to check that events come from us.'
      }
      onOpenChange={(open) => open || close()}
      actions={
        <Button look="primary" onClick={close}>
          {isWarned && !copied ? 'Close without copying' : 'I stored it'}
        </Button>
      }
    >
      <Secret value={made.secret} what="secret" onCopied={() => setCopied(true)} />
      {isWarned && !copied && (
        <p role="alert">Copy it first: it can’t be shown again. You can always create a new one.</p>
      )}
    </Dialog>
  )
}
