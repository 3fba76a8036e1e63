import { updateProfile as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { formatDate } from '../../base/format/dates.ts'
import { useProviderName } from '../../domain/second-factor/provider-name.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal, useSession } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { classes } from '../../ui/classes.ts'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import css from './profile.module.css'
import type { SectionProps } from './section.ts'

export function DetailsSection({ profile }: SectionProps) {
  return (
    <div className={classes(stack(5, 'start'), css.narrow)}>
      <Facts profile={profile} />
      <NamesForm profile={profile} />
    </div>
  )
}

function useWaysIn({ is_sso, sso_by, has_password }: Profile): string {
  const provider = useProviderName(sso_by)
  if (!is_sso) return 'Email and password'
  return has_password ? `${provider}, or email and password` : provider
}

/** Facts that the person can't change here. */
function Facts({ profile }: SectionProps) {
  const { email, email_verified_at } = profile
  const { b2bAccount, companyName } = personOf(profile)
  const waysIn = useWaysIn(profile)
  return (
    <dl className={css.facts}>
      <dt>Email</dt>
      <dd>
        {email}
        {email_verified_at ? (
          <Tag tone="good">Verified {formatDate(email_verified_at)}</Tag>
        ) : (
          <Tag tone="warning">Not verified</Tag>
        )}
      </dd>
      <dt>Sign-in</dt>
      <dd>{waysIn}</dd>
      {b2bAccount && (
        <>
          <dt>Business account</dt>
          <dd>
            {companyName}
            <Tag tone="good">Verified business</Tag>
          </dd>
        </>
      )}
    </dl>
  )
}

interface Names {
  firstname: string
  lastname: string
  company: string
}

const namesOf = ({ firstname, lastname, company }: Profile): Names => ({
  firstname,
  lastname,
  company: company ?? '',
})

function NamesForm({ profile }: SectionProps) {
  const session = useSession()
  const show = useToast()
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: namesOf(profile),
    rules,
    write: mutationOptions(usePortal(), 'put', '/api/profile'),
    variables: ({ firstname, lastname, company }: Names) => ({
      body: { firstname: firstname.trim(), lastname: lastname.trim(), company: company.trim() || null },
    }),
    onDone: ({ data }) => {
      session.update(data)
      show({ kind: 'success', title: 'Profile saved' })
    },
  })
  return (
    <CardForm label="Your name" onSubmit={submit}>
      <FormError of={failure} title="Your profile wasn’t saved." />
      <TextField {...field('firstname', 'your first name')} label="First name" autoComplete="given-name" />
      <TextField {...field('lastname', 'your last name')} label="Last name" autoComplete="family-name" />
      <TextField
        {...field('company', 'your company')}
        label="Company (optional)"
        autoComplete="organization"
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </CardForm>
  )
}
