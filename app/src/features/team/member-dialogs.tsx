import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { roleLabels } from '../../domain/team/role.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
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
  const [role, setRole] = useState<MemberRole>(member.role === 'OWNER' ? 'VIEWER' : member.role)
  const name = memberName(member)
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/team/members/role'),
    onSuccess: () => {
      onClose()
      toast({ kind: 'success', title: `${name}’s role is now ${roleLabels[role]}.` })
    },
  })
  return (
    <Dialog
      open
      title={`Change ${name}’s role`}
      about="It applies from their next click. They’re notified."
      onOpenChange={onClose}
      actions={
        <>
          <Button
            look="primary"
            busy={isPending}
            disabled={role === member.role}
            onClick={() => mutate({ body: { user_id: member.user_id, role } })}
          >
            {isPending ? 'Changing…' : 'Change role'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="The role wasn’t changed."
      />
      <RoleChoice label="Role" value={role} onChange={({ target }) => setRole(target.value as MemberRole)} />
    </Dialog>
  )
}

export function RemoveMemberDialog({
  member,
  account,
  onClose,
}: MemberDialogProps & { readonly account: string }) {
  const toast = useToast()
  const name = memberName(member)
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/team/members/remove'),
    onSuccess: () => {
      onClose()
      toast({ kind: 'success', title: `${name} was removed from the team.` })
    },
  })
  return (
    <Dialog
      open
      alert
      title={`Remove ${name}?`}
      about={`They lose access to ${account} immediately and act for their own account again. Keys they made keep working: replace those whose secrets they have copied.`}
      onOpenChange={onClose}
      actions={
        <>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => mutate({ body: { user_id: member.user_id } })}
          >
            {isPending ? 'Removing…' : 'Remove'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title={`${name} wasn’t removed.`}
      />
    </Dialog>
  )
}
