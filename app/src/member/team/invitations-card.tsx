import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { formatDate } from '../../base/format/dates.ts'
import { roleLabels } from '../../domain/team/role.ts'
import { useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { useNow } from '../../lib/browser/use-now.ts'
import { problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import type { Invitation } from './queries.ts'

/** Open invitations. An expired link is sent again. */
export function InvitationsCard({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const now = useNow(60_000)
  const mayResend = useRoleRefusal('POST /api/team/invitations/resend') === undefined
  const mayWithdraw = useRoleRefusal('POST /api/team/invitations/withdraw') === undefined
  const mayChange = mayResend && mayWithdraw
  const isOver = ({ expires_at }: Invitation) => Date.parse(expires_at) <= now.getTime()
  return (
    <ListCard id="invitations" title="Invitations">
      <DataTable
        caption="Invitations, newest first"
        columns={[
          {
            key: 'email',
            name: 'Email',
            wrap: true,
            cell: ({ email }) => <span className="note">{email}</span>,
          },
          { key: 'role', name: 'Role', cell: ({ role }) => roleLabels[role] },
          { key: 'sent', name: 'Sent', cell: ({ sent_at }) => formatDate(sent_at) },
          {
            key: 'expires',
            name: 'Expires',
            cell: (invitation) =>
              isOver(invitation) ? <Tag tone="warning">Expired</Tag> : formatDate(invitation.expires_at),
          },
          ...(mayChange
            ? [
                {
                  key: 'actions',
                  name: 'Actions',
                  align: 'end',
                  cell: (row: Invitation) => <InvitationActions invitation={row} />,
                } as const,
              ]
            : []),
        ]}
        rows={invitations}
        keyOf={({ invitation_id }) => invitation_id}
      />
    </ListCard>
  )
}

function InvitationActions({ invitation: { invitation_id, email } }: { readonly invitation: Invitation }) {
  const portal = usePortal()
  const toast = useToast()
  const refused = (title: string) => (error: unknown) =>
    toast({ kind: 'error', title, text: problemText(error).text })
  const resend = useMutation({
    ...mutationOptions(portal, 'post', '/api/team/invitations/resend'),
    onSuccess: () => toast({ kind: 'success', title: `A new link is on its way to ${email}.` }),
    onError: refused('The invitation wasn’t sent.'),
  })
  const withdraw = useMutation({
    ...mutationOptions(portal, 'post', '/api/team/invitations/withdraw'),
    onSuccess: () => toast({ kind: 'success', title: `The invitation to ${email} is withdrawn.` }),
    onError: refused('The invitation wasn’t withdrawn.'),
  })
  return (
    <div className={row([2, 4], 'end')}>
      <Button
        look="link"
        busy={resend.isPending}
        aria-label={`Send again to ${email}`}
        onClick={() => resend.mutate({ body: { invitation_id } })}
      >
        Send again
      </Button>
      <Button
        look="link"
        busy={withdraw.isPending}
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => withdraw.mutate({ body: { invitation_id } })}
      >
        Withdraw
      </Button>
    </div>
  )
}
