import type { components } from '@switchboard/sdk'
import { href } from '../../paths.ts'
import { useBilled } from '../billing/use-billed.ts'
import { RoleLinkButton } from '../team/role-gate.tsx'
import { areActive } from './rules.ts'

interface TopUpLinkProps {
  /** Undefined until they are known. */
  readonly alerts: Pick<components['schemas']['WalletThreshold'], 'active'> | undefined
}

/** The main action of a page, but for a new account, whose first steps come before, and for one that is billed, which pays. */
export function TopUpLink({ alerts }: TopUpLinkProps) {
  const billed = useBilled()
  return (
    <RoleLinkButton
      gate="POST /api/payment"
      look={billed || (alerts && !areActive(alerts)) ? 'ghost' : 'primary'}
      href={href('topUp')}
    >
      Top up
    </RoleLinkButton>
  )
}
