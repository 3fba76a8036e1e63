import { mutationOptions } from '@switchboard/sdk/react-query'
import type { ReactNode } from 'react'
import { type Control, Controller } from 'react-hook-form'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal, useSession } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { FormCard } from './form-card.tsx'
import styles from './login.module.css'

export interface Agreements {
  tc_agree: boolean
  one_shared_globe: boolean
}

const newTab = { target: '_blank', rel: 'noopener' }

export function AcceptTermsForm() {
  const session = useSession()
  const { control, submit, busy, failure } = useApiForm({
    defaultValues: { tc_agree: false, one_shared_globe: false },
    write: mutationOptions(usePortal(), 'put', '/api/sso-verify/agree'),
    // Both boxes are ticked, or the form is not sent.
    variables: (_ticked: Agreements) => ({ body: { tc_agree: true, one_shared_globe: true } as const }),
    onDone: ({ data }) => session.update(data),
  })

  return (
    <FormCard
      title="One last step"
      about="Your account needs both agreements. We only ask once."
      footer={
        <Button look="link" onClick={() => session.logout('login')}>
          Log out instead
        </Button>
      }
    >
      <FormError of={failure} title="Your agreement was not saved." />
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Accept the terms">
        <AgreementBox control={control} name="tc_agree">
          I accept the{' '}
          <a className="link" href={href('terms')} {...newTab}>
            terms and conditions
          </a>{' '}
          and have read the{' '}
          <a className="link" href={href('privacyNotice')} {...newTab}>
            privacy notice
          </a>
          .
        </AgreementBox>
        <AgreementBox control={control} name="one_shared_globe">
          I accept the shared-globe agreement: my account may be used on the sister sites of this portal.
        </AgreementBox>
        <Button type="submit" look="primary" size="large" full busy={busy}>
          {busy ? 'Saving…' : 'Accept and continue'}
        </Button>
      </form>
    </FormCard>
  )
}

interface AgreementBoxProps {
  readonly control: Control<Agreements>
  readonly name: keyof Agreements
  readonly children: ReactNode
}

function AgreementBox({ control, name, children }: AgreementBoxProps) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: 'Tick this to go on.' }}
      render={({ field, fieldState }) => (
        <Checkbox
          name={name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        >
          {children}
        </Checkbox>
      )}
    />
  )
}
