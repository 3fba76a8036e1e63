import type { ApiError } from '@switchboard/sdk'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useFactorCall } from './use-factor-call.ts'

interface RemoveFactorProps<Data, Variables> {
  readonly write: UseMutationOptions<{ data: Data }, ApiError, Variables>
  /** In the middle of a sentence. */
  readonly name: string
  readonly variables: Variables
  /** Whether nothing is left after it. */
  readonly last: boolean
}

export function RemoveFactor<Data, Variables>({
  write,
  name,
  variables,
  last,
}: RemoveFactorProps<Data, Variables>) {
  const [asks, setAsks] = useState(false)
  const { call, busy, failure } = useFactorCall(write)
  const show = useToast()
  const remove = () =>
    call(variables, () => {
      setAsks(false)
      show({ kind: 'success', title: `Removed: ${name}` })
    })
  return (
    <>
      <Button look="ghost" onClick={() => setAsks(true)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Dialog
        alert
        title={`Remove ${name}?`}
        about={
          last
            ? 'It’s your only second factor: your password alone will open your account, and your recovery codes stop working.'
            : 'You can’t confirm with it any longer. Your other second factors stay.'
        }
        open={asks}
        onOpenChange={setAsks}
        actions={
          <>
            <Button look="danger" busy={busy} onClick={() => void remove()}>
              Remove
            </Button>
            <Button onClick={() => setAsks(false)}>Cancel</Button>
          </>
        }
      >
        <FormError of={failure} title="It wasn’t removed." />
      </Dialog>
    </>
  )
}
