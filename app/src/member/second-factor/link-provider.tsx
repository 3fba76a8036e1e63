import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useProviderName } from '../../domain/second-factor/provider-name.ts'
import { sessionOrMemory } from '../../lib/browser/storage.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { signInKey } from '../../lib/forms/sign-in-key.ts'
import { usePortal } from '../../lib/services.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { useFactorCall } from './use-factor-call.ts'

/** After a log-in at a provider that found this account: only its owner can link the two. */
export function LinkProvider() {
  const provider = new URLSearchParams(useSearch()).get('link')
  const name = useProviderName(provider)
  const [key, setKey] = useState(() => sessionOrMemory().getItem(signInKey))
  const show = useToast()
  const { call, busy, failure } = useFactorCall(
    mutationOptions(usePortal(), 'post', '/api/profile/link-identity'),
  )
  if (!provider || !key) return null
  const link = () =>
    call({ body: { sign_in_key: key } }, ({ message }) => {
      sessionOrMemory().removeItem(signInKey)
      setKey(null)
      show({ kind: 'success', title: message })
    })
  return (
    <div className={stack(4, 'start')}>
      <Alert status="info" title={`Link ${name} to your account?`}>
        From then on you can log in with it. You keep your password.
      </Alert>
      <FormError of={failure} title={`${name} wasn’t linked.`} />
      <Button look="primary" busy={busy} onClick={() => void link()}>
        Link {name}
      </Button>
    </div>
  )
}
