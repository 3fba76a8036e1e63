import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { readUser } from '../accounts/repo.ts'
import { notify } from '../notifications/notify.ts'
import { eraseInvitationsTo } from './invitations-repo.ts'
import { deleteMembers } from './repo.ts'

interface EndedAccount {
  readonly id: string
  readonly email: string
}

/** For a deleted account: its members act for themselves again and are notified, and invitations to its address are erased. */
export async function endTeam(
  { clock }: Pick<RequestContext<'deleteAccount'>, 'clock'>,
  tx: Tx,
  { id, email }: EndedAccount,
): Promise<void> {
  const { company_name } = await readUser(tx, id)
  for (const userId of await deleteMembers(tx, id)) {
    await notify(tx, {
      userId,
      kind: 'team',
      message: `${company_name ?? 'The account you acted for'} was closed by its owner. You act for your own account again.`,
      route: '/dashboard',
      text: 'View your account',
      now: clock(),
    })
  }
  await eraseInvitationsTo(tx, email)
}
