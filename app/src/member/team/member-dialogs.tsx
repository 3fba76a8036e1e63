import { changeMemberRole as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useWatch } from 'react-hook-form'
import { roleLabels } from '../../domain/team/role.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { memberName } from './member-name.ts'
import type { Member } from './queries.ts'
import { type MemberRole, RoleChoice } from './role-choice.tsx'

interface MemberDialogProps {
  readonly member: Member
  readonly onClose: () => void
}

export function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
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
      about="It applies from their next click. They’re notified."
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

export function RemoveMemberDialog({
  member,
  account,
  onClose,
}: MemberDialogProps & { readonly account: string }) {
  const toast = useToast()
  const name = memberName(member)
  const form = useApiForm({
    defaultValues: {},
    write: mutationOptions(usePortal(), 'post', '/api/team/members/remove'),
    variables: () => ({ body: { user_id: member.user_id } }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `${name} was removed from the team.` })
    },
  })
  return (
    <FormDialog
      alert
      title={`Remove ${name}?`}
      about={`They lose access to ${account} immediately and act for their own account again. Keys they made keep working: replace those whose secrets they have copied.`}
      action="Remove"
      busyAction="Removing…"
      failed={`${name} wasn’t removed.`}
      form={form}
      onClose={onClose}
    />
  )
}
