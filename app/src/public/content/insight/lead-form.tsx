import type { components } from '@switchboard/sdk'
import { downloadNewspaper as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import type { Profile } from '../../../lib/session/session.ts'
import { href } from '../../../paths.ts'
import { ChakraScope } from '../../../theme/chakra-scope.tsx'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { stack } from '../../../ui/layout.ts'
import styles from '../insights.module.css'
import { DownloadButton, useSaveFile } from './download-button.tsx'

type LeadRequest = components['schemas']['DownloadNewspaperRequest']

export type Lead = Record<'first_name' | 'last_name' | 'email' | 'company' | 'role', string>

const emptyLead: Lead = { first_name: '', last_name: '', email: '', company: '', role: '' }

/** Values from a signed-in person's profile needn't be typed again. */
const leadOf = (profile: Profile): Lead => ({
  ...emptyLead,
  first_name: profile.firstname,
  last_name: profile.lastname,
  email: profile.email,
  company: profile.company_name ?? '',
})

/** The request of the form: without surrounding spaces of pasted words, and without empty fields. */
function leadRequest(insight_id: string, lead: Lead, captcha: string | undefined): LeadRequest {
  const { first_name, last_name, email, company, role } = lead
  return {
    insight_id,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    ...(company.trim() && { company: company.trim() }),
    ...(role.trim() && { role: role.trim() }),
    ...(captcha !== undefined && { captcha }),
  }
}

export function LeadForm({ insightId }: { readonly insightId: string }) {
  useCaptcha()
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
      <FormError of={failure} title="Your request wasn’t sent." />
      <form className={stack(4)} noValidate onSubmit={submit} aria-labelledby="download">
        <div className={classes(stack(4), styles.names)}>
          <TextField
            {...field('first_name', 'your first name')}
            label="First name"
            autoComplete="given-name"
          />
          <TextField {...field('last_name', 'your last name')} label="Last name" autoComplete="family-name" />
        </div>
        <TextField
          {...field('email', 'your email address')}
          label="Email"
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
        <p className={classes('label', styles.privacy)}>
          We keep this for 24 months, to give you the file and to know who reads it. See the{' '}
          <a href={href('privacyNotice')} target="_blank" rel="noopener">
            privacy notice
          </a>
          .
        </p>
      </form>
    </ChakraScope>
  )
}

/** The request is recorded: the file comes by itself, and again when asked for. */
function LeadDone({ filename }: { readonly filename: string }) {
  const { save, failure, saved } = useSaveFile(filename)
  const heading = useRef<HTMLHeadingElement>(null)
  const begun = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has given way to this
  useEffect(() => {
    heading.current?.focus()
    if (begun.current) return
    begun.current = true
    void save()
  }, [])

  return (
    <div className={stack(4)}>
      <h3 ref={heading} tabIndex={-1} className={styles.thanks}>
        {saved ? 'Thanks. Your download has started.' : 'Thanks. Your download is starting.'}
      </h3>
      <FormError of={failure} title="Your request was sent, but the download failed." />
      <p className="muted small">
        The file is <span className="mono">{filename}</span>.
      </p>
      <DownloadButton look="ghost" filename={filename}>
        Download it again
      </DownloadButton>
    </div>
  )
}
