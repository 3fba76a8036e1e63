import type { components } from '@switchboard/sdk'
import { changeMemberRole as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatAgo } from '../../base/format/ago.ts'
import { formatDate } from '../../base/format/dates.ts'
import { roleLabels } from '../../domain/team/role.ts'
import { useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { spendCapsQuery } from '../../domain/wallet/queries.ts'
import { SpendCapDialog, spendCapText } from '../../domain/wallet/spend-cap-dialog.tsx'
import { useNow } from '../../lib/browser/use-now.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { IconButton } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Menu, MenuItem } from '../../ui/kit/menu.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import type { Member, Team } from './queries.ts'
import { type MemberRole, RoleChoice } from './role-choice.tsx'

/** A person without a name is known by their address. */
export const memberName = ({
  firstname,
  lastname,
  email,
}: Pick<Member, 'firstname' | 'lastname' | 'email'>): string => `${firstname} ${lastname}`.trim() || email

interface MemberDialogProps {
  readonly member: Member
  readonly onClose: () => void
}

interface Asking {
  readonly to: 'change' | 'cap' | 'remove'
  readonly member: Member
}

/** The owner first; those who can change members do it here. */
export function MembersCard({ team }: { readonly team: Team }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const now = useNow(60_000)
  const close = () => setAsking(null)
  const isOwner = team.role === 'OWNER'
  const mayChange = useRoleRefusal('POST /api/team/members/role') === undefined
  const mayRemove = useRoleRefusal('POST /api/team/members/remove') === undefined
  const caps = useQuery(spendCapsQuery(usePortal())).data?.data ?? []
  const capOf = ({ user_id }: Member) => caps.find(({ member_id }) => member_id === user_id)

  const actionsOf = (member: Member) => {
    const ask = (to: Asking['to']) => () => setAsking({ to, member })
    return (
      member.role !== 'OWNER' && (
        <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${memberName(member)}`} />}>
          {mayChange && <MenuItem onSelect={ask('change')}>Change role</MenuItem>}
          <MenuItem onSelect={ask('cap')}>Spend cap</MenuItem>
          {mayRemove && (
            <MenuItem danger onSelect={ask('remove')}>
              Remove
            </MenuItem>
          )}
        </Menu>
      )
    )
  }

  return (
    <ListCard
      id="members"
      title="Members"
      about={
        isOwner
          ? 'To transfer ownership, contact us.'
          : 'Only the owner invites people, changes roles and removes members.'
      }
    >
      <DataTable
        caption="Members of the team"
        columns={[
          {
            key: 'person',
            name: 'Person',
            wrap: true,
            cell: (member) => (
              <div className={stack(1)}>
                <span className="strong">
                  {memberName(member)} {member.you && <Tag>You</Tag>}
                </span>
                <span className="note">{member.email}</span>
                <CapNote cap={capOf(member)} />
              </div>
            ),
          },
          { key: 'role', name: 'Role', cell: ({ role }) => roleLabels[role] },
          { key: 'since', name: 'Since', detail: true, cell: ({ joined_at }) => formatDate(joined_at) },
          {
            key: 'active',
            name: 'Last active',
            cell: ({ last_active_at }) =>
              last_active_at ? formatAgo(last_active_at, now) : 'Not in 30 days',
          },
          ...(isOwner && team.members.length > 1
            ? [{ key: 'actions', name: 'Actions', align: 'end', cell: actionsOf } as const]
            : []),
        ]}
        rows={team.members}
        keyOf={({ user_id }) => user_id}
      />
      {asking?.to === 'change' && <ChangeRoleDialog member={asking.member} onClose={close} />}
      {asking?.to === 'cap' && (
        <SpendCapDialog
          title={`Spend cap for ${memberName(asking.member)}`}
          about="Applies from the next live call with keys this member created or replaced. You’re both notified at 50%, 75% and 100%."
          cap={
            capOf(asking.member) ?? {
              member_id: asking.member.user_id,
              credits: null,
              credits_this_month: '0.00',
            }
          }
          onClose={close}
        />
      )}
      {asking?.to === 'remove' && (
        <RemoveMemberDialog member={asking.member} account={team.account_name ?? ''} onClose={close} />
      )}
    </ListCard>
  )
}

function CapNote({ cap }: { readonly cap: components['schemas']['SpendCap'] | undefined }) {
  if (!cap) return null
  return (
    <span className="note">
      {spendCapText(cap)} this month {cap.rejects_calls && <Tag tone="warning">Cap reached</Tag>}
    </span>
  )
}

function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
  const toast = useToast()
  const name = memberName(member)
  const { control, field, ...form } = useApiForm({
    defaultValues: { role: member.role === 'OWNER' ? 'VIEWER' : member.role } as { role: MemberRole },
    rules: { role: rules.role },
    write: mutationOptions(usePortal(), 'post', '/api/team/members/role'),
    variables: ({ role }: { role: MemberRole }) => ({ body: { user_id: member.user_id, role } }),
    onDone: (_, { role }) => {
      onClose()
      toast({ kind: 'success', title: `${name}’s role is now ${roleLabels[role]}.` })
    },
  })
  return (
    <FormDialog
      title={`Change ${name}’s role`}
      about="Takes effect immediately. We’ll let them know."
      action="Change role"
      busyAction="Changing…"
      disabled={useWatch({ control, name: 'role' }) === member.role}
      failed="The role wasn’t changed."
      form={form}
      onClose={onClose}
    >
      <RoleChoice {...field('role', 'a role')} label="Role" />
    </FormDialog>
  )
}

function RemoveMemberDialog({ member, account, onClose }: MemberDialogProps & { readonly account: string }) {
  const name = memberName(member)
  return (
    <Confirm
      title={`Remove ${name}?`}
      about={`Ends the member’s access to ${account} immediately. The member’s keys keep working: replace any they may have copied.`}
      action="Remove"
      busyAction="Removing…"
      failed={`${name} wasn’t removed.`}
      write={mutationOptions(usePortal(), 'post', '/api/team/members/remove')}
      variables={() => ({ body: { user_id: member.user_id } })}
      done={`${name} was removed from the team.`}
      onClose={onClose}
    />
  )
}
