import type { components } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { Alert } from '../../ui/kit/alert.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes, RecoveryCodesDialog } from './recovery-codes.tsx'

type SecondFactor = components['schemas']['SecondFactor']

/** The account's protection besides its password. */
export function SecuritySection() {
  const query = useQuery({ ...queryOptions(usePortal(), '/api/second-factor'), refetchOnMount: 'always' })
  return (
    <QueryBoundary queries={[query]} what="your security settings" skeleton={<Skeleton height="260px" />}>
      {({ data }) => <Factors factors={data} />}
    </QueryBoundary>
  )
}

function Factors({ factors }: { readonly factors: SecondFactor }) {
  const { required, totp, passkeys, passkeys_offered, recovery_codes_left } = factors
  // Nowhere else: not in the cache, and gone with the dialog.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const enrolled = totp !== null || passkeys.length > 0
  return (
    <div>
      {required && !enrolled && (
        <div className={css.securityNeeded}>
          <Alert status="warning" title="Your account needs a second factor.">
            Add a passkey or set up an authenticator app to use the administration.
          </Alert>
        </div>
      )}
      {(passkeys_offered || passkeys.length > 0) && (
        <Passkeys passkeys={passkeys} last={!totp && passkeys.length === 1} onCodes={setCodes} />
      )}
      <AuthenticatorApp totp={totp} last={passkeys.length === 0} onCodes={setCodes} />
      {enrolled && <RecoveryCodes left={recovery_codes_left} onCodes={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {!enrolled && !required && (
        <p className="note">You’ll be asked for it when you log in and before sensitive changes.</p>
      )}
    </div>
  )
}
