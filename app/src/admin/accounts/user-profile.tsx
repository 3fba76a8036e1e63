import type { components } from '@switchboard/sdk'
import { adminAddNote as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatTime } from '../../base/format/dates.ts'
import { countOf, publisherName } from '../../base/format/format.ts'
import { states as verificationStates } from '../../domain/kyb/form-definition.ts'
import { roleLabels } from '../../domain/team/role.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fact, facts } from '../../ui/facts.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { row, stack } from '../../ui/layout.ts'
import { profileOfUserQuery } from '../queries.ts'

type Schemas = components['schemas']
type Profile = Schemas['AdminUserProfile']

export interface UserProps {
  readonly userId: string
}

interface OfProfileProps extends UserProps {
  readonly children: (profile: Profile) => ReactNode
}

export function OfProfile({ userId, children }: OfProfileProps) {
  const query = useQuery(profileOfUserQuery(usePortal(), userId))
  return (
    <QueryCard what="this user" height="320px" queries={[query]}>
      {({ data }) => children(data)}
    </QueryCard>
  )
}

/** Plan, verifications, team and security of a user. */
export const AccountFacts = ({ userId }: UserProps) => (
  <OfProfile userId={userId}>
    {({ plan_name, registered_at, last_login_date, second_factor, team, verifications }) => (
      <Card as="section" aria-label="Account">
        <dl className={facts('open')}>
          <Fact name="Plan">{plan_name ?? 'None'}</Fact>
          <Fact name="Verification">
            {verifications.length === 0
              ? 'None'
              : verifications.map(({ kyb_id, business_name, publisher, tag, state }) => (
                  <p key={kyb_id} className={row(2)}>
                    <a className="link" href={href('adminKybReview', { id: kyb_id })}>
                      {business_name}, {publisherName(publisher)} {tag ?? ''}
                    </a>
                    <Tag tone={verificationStates[state].tone}>{verificationStates[state].label}</Tag>
                  </p>
                ))}
          </Fact>
          <Fact name="Team">
            {team?.map(({ user_id, firstname, lastname, role }) => (
              <p key={user_id}>
                {user_id === userId ? (
                  `${firstname} ${lastname}`
                ) : (
                  <a className="link" href={href('adminUser', { id: user_id })}>
                    {firstname} {lastname}
                  </a>
                )}
                , {roleLabels[role]}
              </p>
            )) ?? 'None'}
          </Fact>
          <Fact name="Second factor">{factorText(second_factor)}</Fact>
          <Fact name="Last log-in">{last_login_date ? formatTime(last_login_date) : 'Never'}</Fact>
          <Fact name="Registered">{formatTime(registered_at)}</Fact>
        </dl>
      </Card>
    )}
  </OfProfile>
)

function factorText({ authenticator_app, passkeys, recovery_codes }: Profile['second_factor']): string {
  const factors = [
    authenticator_app && 'Authenticator app',
    passkeys > 0 && countOf(passkeys, 'passkey'),
    recovery_codes > 0 && countOf(recovery_codes, 'recovery code'),
  ].filter(Boolean)
  return factors.join(', ') || 'None'
}

export function UserNotes({ userId }: UserProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <OfProfile userId={userId}>
      {({ notes }) => (
        <>
          <Card as="section" aria-label="Notes" className={stack(3)}>
            <header className={row(3, 'between')}>
              <p className="note">Administrators only, but included in the user’s data export.</p>
              <Button onClick={() => setOpen(true)}>Add note</Button>
            </header>
            {notes.length === 0 && (
              <EmptyState icon={StickyNote} title="No notes">
                Note what the next administrator should know.
              </EmptyState>
            )}
            <ul>
              {notes.map(({ note_id, text, written_at, written_by_name }) => (
                <li key={note_id} className="ruled-row">
                  <p className={css.asWritten}>{text}</p>
                  <p className="note">
                    {written_by_name || 'Former administrator'}, {formatTime(written_at)}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
          {isOpen && <NoteDialog userId={userId} onClose={() => setOpen(false)} />}
        </>
      )}
    </OfProfile>
  )
}

function NoteDialog({ userId, onClose }: UserProps & { readonly onClose: () => void }) {
  const { field, ...form } = useApiForm({
    defaultValues: { text: '' },
    rules: { text: rules.text },
    write: mutationOptions(usePortal(), 'post', '/api/admin/notes'),
    variables: ({ text }: { text: string }) => ({ body: { user_id: userId, text } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Add a note"
      action="Add note"
      failed="The note wasn’t added."
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        {...field('text', 'a note')}
        label="Note"
        hint="Don’t include passwords or keys."
        rows={4}
      />
    </FormDialog>
  )
}
