import type { components } from '@switchboard/sdk'
import { confirmTotp as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Copy } from '../../ui/kit/copy.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { QrCode } from '../../ui/kit/qr-code.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { RemoveFactor } from './remove-factor.tsx'
import { useFactorCall } from './use-factor-call.ts'

type Schemas = components['schemas']
type TotpSetup = Schemas['TotpSetup']

interface AuthenticatorAppProps {
  readonly totp: Schemas['TotpFactor'] | null
  /** Whether it is the only factor. */
  readonly last: boolean
  readonly onCodes: (codes: readonly string[] | null) => void
}

export function AuthenticatorApp({ totp, last, onCodes }: AuthenticatorAppProps) {
  const portal = usePortal()
  const begin = useFactorCall(mutationOptions(portal, 'post', '/api/second-factor/totp'))
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  return (
    <section className={classes(stack(3), css.securityPart)} aria-labelledby="authenticator-app">
      <h3 id="authenticator-app" className={classes(row(2), css.securityTitle)}>
        <Icon of={Smartphone} size={18} /> Authenticator app {totp && <Tag tone="good">On</Tag>}
      </h3>
      <p className="note">
        {totp
          ? `Set up ${formatDate(totp.created_at)}. ${totp.last_used_at ? `Last used ${formatMoment(totp.last_used_at)}.` : 'Not used yet.'}`
          : 'An app on your phone shows a 6-digit code, such as Google Authenticator, 1Password or Aegis.'}
      </p>
      <FormError of={begin.failure} title="Couldn’t start the set-up." />
      <div className={row(2)}>
        <Button busy={begin.busy} onClick={() => void begin.call({}, setSetup)}>
          {totp ? 'Replace app' : 'Set up app'}
        </Button>
        {totp && (
          <RemoveFactor
            write={mutationOptions(portal, 'post', '/api/second-factor/totp/remove')}
            name="authenticator app"
            variables={{}}
            last={last}
          />
        )}
      </div>
      {setup && <SetupDialog setup={setup} onClose={() => setSetup(null)} onCodes={onCodes} />}
    </section>
  )
}

interface SetupDialogProps {
  readonly setup: TotpSetup
  readonly onClose: () => void
  readonly onCodes: AuthenticatorAppProps['onCodes']
}

function SetupDialog({ setup, onClose, onCodes }: SetupDialogProps) {
  const { challenge_token, secret, otpauth_uri } = setup
  const show = useToast()
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { code: '' },
    rules: { code: { required: rules.code.required } },
    write: mutationOptions(usePortal(), 'put', '/api/second-factor/totp'),
    variables: ({ code }: { code: string }) => ({
      body: { challenge_token, code: code.replaceAll(/\D/g, '') },
    }),
    onDone: ({ data }) => {
      show({ kind: 'success', title: 'Authenticator app is on' })
      onClose()
      onCodes(data.recovery_codes)
    },
  })
  return (
    <Dialog
      title="Set up your authenticator app"
      about="Scan this code with the app, or type in the key. Then enter the code that the app shows."
      open
      onOpenChange={(open) => open || onClose()}
    >
      <div className={classes(stack(4, 'start'), css.securitySetup)}>
        <QrCode
          value={otpauth_uri}
          label="QR code for your authenticator app. The key below holds the same."
        />
        <div className={classes(row(3), css.securityRow)}>
          <code className={css.securityWhat}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <Copy text={secret} what="key" />
        </div>
        <FormError of={failure} title="The app wasn’t set up." />
        <CardForm label="Confirm the app" onSubmit={submit}>
          <TextField
            {...field('code', 'the 6-digit code')}
            label="6-digit code"
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
          <div className={row(2)}>
            <Button type="submit" look="primary" busy={busy}>
              Turn on
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </CardForm>
      </div>
    </Dialog>
  )
}
