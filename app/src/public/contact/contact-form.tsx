import { contactUs as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { notAsked } from '../../lib/captcha/captcha.ts'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import type { Profile } from '../../lib/session/session.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { stack } from '../../ui/layout.ts'
import css from './contact.module.css'
import { beginning, bodyOf, type Message } from './message.ts'
import type { SentMessage } from './message-sent.tsx'

interface ContactFormProps {
  readonly profile: Profile | undefined
  readonly requestId: string
  readonly onSent: (message: SentMessage) => void
}

export function ContactForm({ profile, requestId, onSent }: ContactFormProps) {
  useCaptcha()
  const known = beginning(profile, requestId)
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: known,
    // The profile may arrive only after a person began to type.
    values: known,
    rules,
    write: mutationOptions(usePortal(), 'post', '/api/contact-us'),
    captcha: 'contact_us',
    variables: (message: Message, captcha) => ({ body: bodyOf(message, captcha ?? notAsked) }),
    onDone: ({ data }, message) =>
      onSent({ answer: data.message, email: message.email.trim(), requestId: message.request_id.trim() }),
  })

  return (
    <ChakraScope>
      <form className={classes(stack(5), css.form)} noValidate onSubmit={submit} aria-label="Contact us">
        <FormError of={failure} title="Your message wasn’t sent." />
        <div className={css.pair}>
          <TextField
            {...field('first_name', 'your first name')}
            label="First name"
            autoComplete="given-name"
          />
          <TextField {...field('last_name', 'your last name')} label="Last name" autoComplete="family-name" />
        </div>
        <div className={css.pair}>
          <TextField
            {...field('email', 'your email address')}
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="We’ll reply to this address."
          />
          <TextField
            {...field('company', 'your company')}
            label="Company (optional)"
            autoComplete="organization"
          />
        </div>
        <TextAreaField
          rows={6}
          {...field('message', 'your message')}
          label="Message"
          hint="Don’t include customer phone numbers or API keys."
        />
        <TextField
          {...field('request_id', 'the request ID')}
          label="Request ID (optional)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="If a call failed, paste the ID from the error so we can find it."
        />
        <Button type="submit" look="primary" size="large" busy={busy}>
          {busy ? 'Sending…' : 'Send'}
        </Button>
      </form>
    </ChakraScope>
  )
}
