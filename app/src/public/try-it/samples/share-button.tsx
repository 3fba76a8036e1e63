import type { Values } from '@switchboard/oas/request'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { copyWords, useCopy } from '../../../ui/use-copy.ts'
import { hashOfRequest, type SharedRequest } from '../model/shared-request.ts'

interface ShareButtonProps {
  readonly request: SharedRequest & { readonly values: Values }
}

/** Copies a link that opens the console with this request filled in; nothing where a link can't hold it. */
export function ShareButton({ request }: ShareButtonProps) {
  const hash = hashOfRequest(request)
  const address = new URL(window.location.href)
  // A scenario in the address would be sent at once.
  address.searchParams.delete('scenario')
  address.hash = hash ?? ''
  const { outcome, copy } = useCopy(address.href)
  if (hash === undefined) return null
  return (
    <PlainButton
      look="bare"
      className="link"
      title="A link without your key, which opens the console with this request filled in"
      onClick={copy}
    >
      {copyWords[outcome] || 'Share request'}
    </PlainButton>
  )
}
