import { downloadNewspaper as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { ChakraScope } from '../../../theme/chakra-scope.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import styles from './insight.module.css'
import { emptyLead, leadOf, leadRequest } from './lead.ts'
import { LeadDone } from './lead-done.tsx'

export function LeadForm({ insightId }: { readonly insightId: string }) {
  const current = useSessionState()
  // The file that the request opens.
  const [filename, setFilename] = useState<string | null>(null)
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: emptyLead,
    // The profile may come after a person has begun to type.
    values: current.kind === 'member' ? leadOf(current.profile) : undefined,
    rules,
    write: mutationOptions(usePortal(), 'post', '/api/insights/download-newspaper'),
    captcha: 'download_newspaper',
    variables: (lead, captcha) => ({ body: leadRequest(insightId, lead, captcha) }),
    onDone: ({ data }) => setFilename(data.filename),
  })

  if (filename !== null) return <LeadDone filename={filename} />
  return (
    <ChakraScope>
      <FormError of={failure} title="Your request was not sent." />
      <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="download">
        <div className={styles.names}>
          <TextField
            {...field('first_name', 'your first name')}
            label="First name"
            autoComplete="given-name"
          />
          <TextField {...field('last_name', 'your last name')} label="Last name" autoComplete="family-name" />
        </div>
        <TextField
          {...field('email', 'your e-mail address')}
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('company', 'your company')}
          label="Company (optional)"
          autoComplete="organization"
        />
        <TextField
          {...field('role', 'your role')}
          label="Role (optional)"
          autoComplete="organization-title"
        />
        <Button type="submit" look="primary" full busy={busy}>
          {busy ? 'Sending…' : 'Send and download'}
        </Button>
        <p className={styles.privacy}>
          We keep this for 24 months, to give out the file and to know who reads it. More in the{' '}
          <a href={href('privacyNotice')} target="_blank" rel="noopener">
            privacy notice
          </a>
          .
        </p>
      </form>
    </ChakraScope>
  )
}
