import { adminLockUser } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { Lock, LockOpen, LogOut, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/kit/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { AdminAccount } from './account-columns.tsx'

type AccountAction = 'lock' | 'unlock' | 'sign-out'

interface AccountProps {
  readonly account: AdminAccount
}

interface AccountActionsProps extends AccountProps {
  /** In a table. */
  readonly size?: 'small'
}

/** Beside the name of one user. */
export const UserActions = ({ account }: AccountProps) => (
  <>
    <LinkButton href={href('addCredits', { id: account.user_id })}>Add credits</LinkButton>
    <LinkButton href={href('deductCredits', { id: account.user_id })}>Deduct credits</LinkButton>
    <AccountActions account={account} />
  </>
)

export function AccountActions({ account, size }: AccountActionsProps) {
  const [action, setAction] = useState<AccountAction | null>(null)
  const locked = account.status === 'SUSPENDED'
  const close = () => setAction(null)
  return (
    <>
      <Menu
        trigger={
          <Button {...(size && { size })}>
            Actions<VisuallyHidden> for {personOf(account).displayName}</VisuallyHidden>
          </Button>
        }
      >
        <MenuLink icon={ScrollText} href={href('adminAudit', {}, { query: { subject: account.user_id } })}>
          Audit log
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={() => setAction('sign-out')}>
          Sign out everywhere
        </MenuItem>
        {locked ? (
          <MenuItem icon={LockOpen} onSelect={() => setAction('unlock')}>
            Unlock account
          </MenuItem>
        ) : (
          <MenuItem icon={Lock} danger onSelect={() => setAction('lock')}>
            Lock account
          </MenuItem>
        )}
      </Menu>
      {action === 'lock' && <LockDialog account={account} onClose={close} />}
      {(action === 'unlock' || action === 'sign-out') && (
        <PlainDialog key={action} account={account} action={action} onClose={close} />
      )}
    </>
  )
}

interface AccountDialogProps extends AccountProps {
  readonly onClose: () => void
}

function LockDialog({ account, onClose }: AccountDialogProps) {
  const { displayName } = personOf(account)
  return (
    <Confirm
      title={`Lock ${displayName}’s account?`}
      about={`Signs the user out everywhere and blocks log-ins. Calls with their ${account.active_keys} active keys are rejected. Keys, credits and subscriptions stay, and unlocking restores access.`}
      word={account.email}
      action="Lock account"
      busyAction="Locking…"
      keep="Don’t lock"
      failed="The account wasn’t locked."
      reason={{
        rules: adminLockUser.reason,
        hint: 'For the audit log, which is part of the user’s own data export.',
      }}
      write={mutationOptions(usePortal(), 'post', '/api/admin/users/lock')}
      variables={({ reason }) => ({ body: { user_id: account.user_id, reason } })}
      done={`${displayName}’s account is locked`}
      onClose={onClose}
    />
  )
}

interface PlainDialogProps extends AccountDialogProps {
  readonly action: 'unlock' | 'sign-out'
}

/** For what takes nothing away that the user cannot get back by themselves. */
function PlainDialog({ account, action, onClose }: PlainDialogProps) {
  const portal = usePortal()
  const { displayName } = personOf(account)
  const unlocking = action === 'unlock'
  return (
    <Confirm
      title={unlocking ? `Unlock ${displayName}’s account?` : `Sign ${displayName} out everywhere?`}
      about={
        unlocking
          ? 'They can log in again, and their keys work again.'
          : 'Every session ends immediately. They can log in again, and their API keys still work.'
      }
      action={unlocking ? 'Unlock account' : 'Sign out everywhere'}
      look="primary"
      failed="Nothing has changed."
      write={
        unlocking
          ? mutationOptions(portal, 'post', '/api/admin/users/unlock')
          : mutationOptions(portal, 'post', '/api/admin/users/sign-out')
      }
      variables={() => ({ body: { user_id: account.user_id } })}
      done={({ data: { ended_sessions: ended } }) =>
        unlocking
          ? `${displayName}’s account is unlocked`
          : `${displayName} is signed out of ${ended === 1 ? '1 session' : `${ended} sessions`}`
      }
      onClose={onClose}
    />
  )
}
