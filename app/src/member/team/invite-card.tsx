import { inviteMember as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { RoleButton } from '../../domain/team/role-gate.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { type MemberRole, RoleChoice } from './role-choice.tsx'

interface InviteValues {
  email: string
  role: MemberRole
}

/** An address and a role; the invited person does the rest. */
export function InviteCard() {
  const toast = useToast()
  const { field, submit, busy, failure, reset } = useApiForm({
    defaultValues: { email: '', role: 'DEVELOPER' } as InviteValues,
    rules,
    write: mutationOptions(usePortal(), 'post', '/api/team/invitations'),
    variables: ({ email, role }: InviteValues) => ({ body: { email: email.trim(), role } }),
    onDone: ({ data }) => {
      reset()
      toast({ kind: 'success', title: `An invitation is on its way to ${data.email}.` })
    },
  })
  return (
    <Card as="section" aria-labelledby="invite">
      <h2 className="card-title" id="invite">
        Invite someone
      </h2>
      <p className="note">They get a link that works once, for seven days, with this address only.</p>
      <FormError of={failure} title="Nobody was invited." />
      <form className={css.teamForm} noValidate onSubmit={submit} aria-label="Invite someone">
        <TextField {...field('email', 'an email address')} label="Email" type="email" autoComplete="off" />
        <RoleChoice {...field('role', 'a role')} label="Role" />
        <RoleButton gate="POST /api/team/invitations" type="submit" look="primary" busy={busy}>
          {busy ? 'Inviting…' : 'Invite'}
        </RoleButton>
      </form>
    </Card>
  )
}
