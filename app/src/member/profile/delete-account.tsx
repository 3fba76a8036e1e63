import { isApiError } from '@switchboard/sdk'
import { deleteAccount as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { brand } from '../../base/brand.ts'
import { creditsQuery } from '../../domain/wallet/queries.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { ResendButton } from '../../lib/forms/resend-button.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { useRequestLink } from '../../lib/forms/use-request-link.ts'
import { problemText } from '../../lib/problem.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal, useSession } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { Credits } from '../../ui/credits.tsx'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { PasswordField, PasswordOwner } from '../../ui/kit/password-field.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { row, stack } from '../../ui/layout.ts'
import css from './profile.module.css'
import type { SectionProps } from './section.ts'

/** Lists what is deleted and what stays, then asks for the password, or sends a link to accounts without one. */
export function DeleteAccount({ profile }: SectionProps) {
  const token = new URLSearchParams(useSearch()).get('token')
  const wallet = useQuery(creditsQuery(usePortal()))
  return (
    <QueryBoundary queries={[wallet]} what="your balance" skeleton={<Skeleton height="160px" />}>
      {({ data: { wallet_credits } }) => (
        <>
          <ul className={classes(stack(2), 'bullets', 'small')}>
            <li>Your API keys stop working immediately.</li>
            <li>
              {Number(wallet_credits) > 0 ? (
                <>
                  You lose{' '}
                  <strong>
                    <Credits value={wallet_credits} /> credits
                  </strong>
                  . To have purchased credits refunded, contact us first.
                </>
              ) : (
                'You have no credits.'
              )}
            </li>
            <li>Your name, email address, sessions, notifications and verification documents are erased.</li>
            <li>
              The law requires us to keep payments, statements, the ledger, usage and the audit log. They no
              longer name you.
            </li>
            <li>You can sign up again with the same email address.</li>
          </ul>
          {profile.has_password || token ? (
            <Deletion profile={profile} token={token} credits={wallet_credits} />
          ) : (
            <RequestLink email={profile.email} />
          )}
        </>
      )}
    </QueryBoundary>
  )
}

interface DeletionProps extends SectionProps {
  /** Of a mailed link; it stands for the password. */
  readonly token: string | null
  readonly credits: string
}

function Deletion({ profile, token, credits }: DeletionProps) {
  const [open, setOpen] = useState(token !== null)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  return (
    <div>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {leave ? (
        <Dialog
          alert
          open
          title="Your account is deleted"
          about={`We’ve emailed you a confirmation. Thanks for using ${brand.name}.`}
          onOpenChange={leave}
          actions={
            <Button look="primary" onClick={leave}>
              Done
            </Button>
          }
        />
      ) : (
        <Dialog
          alert
          open={open}
          title="Delete your account?"
          about={
            <>
              This can’t be undone. Your keys stop, and{' '}
              {Number(credits) > 0 ? (
                <>
                  <Credits value={credits} /> credits are lost.
                </>
              ) : (
                'your data is erased.'
              )}
            </>
          }
          onOpenChange={setOpen}
        >
          <DeletionForm
            email={profile.email}
            token={token}
            onDeleted={(way) => setLeave(() => way)}
            cancel={<Button onClick={() => setOpen(false)}>Keep account</Button>}
          />
        </Dialog>
      )}
    </div>
  )
}

const deadLinks: ReadonlySet<string> = new Set([
  'verification_unknown',
  'verification_expired',
  'verification_used',
])

interface DeletionFormProps {
  readonly email: string
  readonly token: string | null
  readonly cancel: ReactNode
  readonly onDeleted: (leave: () => void) => void
}

function DeletionForm({ email, token, cancel, onDeleted }: DeletionFormProps) {
  const session = useSession()
  const [dead, setDead] = useState(false)
  const write = mutationOptions(usePortal(), 'post', '/api/profile/delete')
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { password: '' },
    rules: token === null ? { password: { ...rules.password, required: true } } : {},
    write: {
      ...write,
      onError: (error) => setDead(isApiError(error) && deadLinks.has(error.code)),
    },
    variables: ({ password }: { password: string }) => ({
      body: token === null ? { password } : { verification_token: token },
    }),
    onDone: async () => onDeleted(await session.accountDeleted()),
  })
  return (
    <CardForm label="Delete your account" onSubmit={submit}>
      <FormError of={failure} title="Your account wasn’t deleted." />
      {dead && <RequestLink email={email} />}
      {token === null && (
        <>
          <PasswordOwner email={email} />
          <PasswordField
            {...field('password', 'your password')}
            label="Password"
            autoComplete="current-password"
          />
        </>
      )}
      <div className={row(3)}>
        {!dead && (
          <Button type="submit" look="danger" busy={busy}>
            {busy ? 'Deleting…' : 'Delete account'}
          </Button>
        )}
        {cancel}
      </div>
    </CardForm>
  )
}

function RequestLink({ email }: { readonly email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(useRequestLink('delete'))
  if (isSuccess)
    return (
      <div className={classes(stack(5, 'start'), css.narrow)}>
        <Alert status="info" title="Check your email.">
          We sent a link to {email}. It works once, for one hour.
        </Alert>
        <ResendButton kind="delete" email={email} />
      </div>
    )
  return (
    <div className={classes(stack(5, 'start'), css.narrow)}>
      <FormError of={error && problemText(error)} title="We couldn’t send the email." />
      <p className="muted">You have no password, so we email you a link to confirm.</p>
      <Button look="danger" busy={isPending} onClick={() => mutate(email)}>
        Email me a link
      </Button>
    </div>
  )
}
