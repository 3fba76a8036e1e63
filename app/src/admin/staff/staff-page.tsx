import type { components, StaffRole } from '@switchboard/sdk'
import { adminInviteStaff as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { formatAgo } from '../../base/format/ago.ts'
import { staffRefusal } from '../../domain/staff.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Menu, MenuItem } from '../../ui/kit/menu.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { staffQuery } from '../queries.ts'
import { RolesField, rolesInWords } from './roles-field.tsx'
import { ServiceAccounts } from './service-accounts.tsx'

type StaffMember = components['schemas']['StaffMember']

const nameOf = ({ name, email }: Pick<StaffMember, 'name' | 'email'>): string => name ?? email

interface Asking {
  readonly to: 'change' | 'remove'
  readonly member: StaffMember
}

/** The administrators: owners invite, change and remove them. */
export function StaffPage() {
  const staff = useQuery(staffQuery(usePortal()))
  const isOwner = staffRefusal(useSessionState(), 'POST /api/admin/staff') === undefined
  return (
    <PageFrame title="Staff" about="Administrators of this portal and their roles.">
      <QueryBoundary
        queries={[staff]}
        what="the staff"
        level={2}
        skeleton={<Skeleton height="320px" />}
        frame={failedCard}
      >
        {({ data }) => <StaffCard staff={data} isOwner={isOwner} />}
      </QueryBoundary>
      {isOwner && <InviteCard />}
      <ServiceAccounts isOwner={isOwner} />
    </PageFrame>
  )
}

function StaffCard({
  staff,
  isOwner,
}: {
  readonly staff: readonly StaffMember[]
  readonly isOwner: boolean
}) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const now = useNow(60_000)
  const close = () => setAsking(null)
  const actionsOf = (member: StaffMember) => (
    <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${nameOf(member)}`} />}>
      <MenuItem onSelect={() => setAsking({ to: 'change', member })}>Change roles</MenuItem>
      <MenuItem danger onSelect={() => setAsking({ to: 'remove', member })}>
        Remove
      </MenuItem>
    </Menu>
  )
  return (
    <ListCard
      id="staff"
      title="Administrators"
      about={
        isOwner ? 'A change holds from their next request.' : 'Only owners invite and change administrators.'
      }
    >
      <DataTable
        caption="Staff"
        columns={[
          {
            key: 'person',
            name: 'Person',
            title: true,
            wrap: true,
            cell: (member) => (
              <div className={stack(1)}>
                <span className="strong">
                  {nameOf(member)} {member.you && <Tag>You</Tag>}
                  {member.invited && <Tag tone="warning">Invited</Tag>}
                </span>
                {member.name && <span className="note">{member.email}</span>}
              </div>
            ),
          },
          { key: 'roles', name: 'Roles', wrap: true, cell: (member) => rolesInWords(member.roles) },
          {
            key: 'factor',
            name: 'Second factor',
            cell: ({ second_factor }) => (second_factor ? 'On' : <Tag tone="warning">Off</Tag>),
          },
          {
            key: 'seen',
            name: 'Last log-in',
            cell: ({ last_sign_in }) => (last_sign_in ? formatAgo(last_sign_in, now) : 'Never'),
          },
          ...(isOwner ? [{ key: 'actions', name: 'Actions', align: 'end', cell: actionsOf } as const] : []),
        ]}
        rows={staff}
        keyOf={({ user_id }) => user_id}
      />
      {asking?.to === 'change' && <ChangeDialog member={asking.member} onClose={close} />}
      {asking?.to === 'remove' && <RemoveDialog member={asking.member} onClose={close} />}
    </ListCard>
  )
}

function InviteCard() {
  const toast = useToast()
  const { control, field, submit, busy, failure, reset } = useApiForm({
    defaultValues: { email: '', roles: ['SUPPORT'] as StaffRole[] },
    rules: { email: rules.email },
    write: mutationOptions(usePortal(), 'post', '/api/admin/staff'),
    variables: ({ email, roles }: { email: string; roles: StaffRole[] }) => ({
      body: { email: email.trim(), roles },
    }),
    onDone: ({ data }) => {
      reset()
      toast({ kind: 'success', title: `An invitation is on its way to ${data.email}.` })
    },
  })
  return (
    <Card as="section" aria-labelledby="invite">
      <form className={stack(4)} noValidate onSubmit={submit} aria-label="Invite an administrator">
        <div>
          <h2 className="card-title" id="invite">
            Invite an administrator
          </h2>
          <p className="note">We’ll email a link to set a password. It expires in 7 days.</p>
        </div>
        <FormError of={failure} title="Nobody was invited." />
        <TextField {...field('email', 'an email address')} label="Email" type="email" autoComplete="off" />
        <RolesField control={control} name="roles" />
        <div className={row(2)}>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Inviting…' : 'Invite'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface MemberDialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

function ChangeDialog({ member, onClose }: MemberDialogProps) {
  const toast = useToast()
  const {
    control,
    field: _field,
    ...form
  } = useApiForm({
    defaultValues: { email: member.email, roles: [...member.roles] },
    write: mutationOptions(usePortal(), 'put', '/api/admin/staff'),
    variables: ({ roles }: { email: string; roles: StaffRole[] }) => ({
      body: { user_id: member.user_id, roles },
    }),
    onDone: (_, { roles }) => {
      onClose()
      toast({ kind: 'success', title: `${nameOf(member)} is now: ${rolesInWords(roles)}.` })
    },
  })
  return (
    <FormDialog
      title={`Change ${nameOf(member)}’s roles`}
      about="Holds from their next request. We’ll let them know."
      action="Change roles"
      busyAction="Changing…"
      failed="The roles weren’t changed."
      form={form}
      onClose={onClose}
    >
      <RolesField control={control} name="roles" />
    </FormDialog>
  )
}

function RemoveDialog({ member, onClose }: MemberDialogProps) {
  return (
    <Confirm
      title={`Remove ${nameOf(member)}?`}
      about={
        member.invited
          ? 'The link in the invitation stops working.'
          : 'They’re signed out immediately and can’t log in again. Their name stays in the audit log.'
      }
      action="Remove"
      busyAction="Removing…"
      failed={`${nameOf(member)} wasn’t removed.`}
      write={mutationOptions(usePortal(), 'post', '/api/admin/staff/remove')}
      variables={() => ({ body: { user_id: member.user_id } })}
      done={`${nameOf(member)} is no longer an administrator.`}
      onClose={onClose}
    />
  )
}
