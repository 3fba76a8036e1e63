import type { ApiError } from '@switchboard/sdk'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface RemoveFactorProps<Data, Variables> {
  readonly write: UseMutationOptions<Data, ApiError, Variables>
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
  return (
    <>
      <Button look="ghost" onClick={() => setAsks(true)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {asks && (
        <Confirm
          title={`Remove ${name}?`}
          about={
            last
              ? 'It’s your only second factor: your password alone will open your account, and your recovery codes stop working.'
              : 'You can’t confirm with it any longer. Your other second factors stay.'
          }
          action="Remove"
          failed="It wasn’t removed."
          write={write}
          variables={() => variables}
          done={`Removed: ${name}`}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
