import type { components } from '@switchboard/sdk'
import { confirmTotp as rules } from '@switchboard/sdk/forms'
import { mutationOptions, queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { LifeBuoy, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Copy } from '../../ui/kit/copy.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { QrCode } from '../../ui/kit/qr-code.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { LinkProvider } from './link-provider.tsx'
import { Passkeys } from './passkeys.tsx'
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

interface SetupDialogProps {
  readonly setup: TotpSetup
  readonly onClose: () => void
  readonly onCodes: AuthenticatorAppProps['onCodes']
}

interface RecoveryCodesProps {
  readonly left: number
  readonly onCodes: (codes: readonly string[]) => void
}

const fewCodes = 3

interface RecoveryCodesDialogProps {
  /** They live here, while the dialog is open, and nowhere else. */
  readonly codes: readonly string[]
  readonly onClose: () => void
}

type SecondFactor = components['schemas']['SecondFactor']

/** The account's protection besides its password. */
export function SecuritySection() {
  const query = useQuery({ ...queryOptions(usePortal(), '/api/second-factor'), refetchOnMount: 'always' })
  return (
    <>
      <LinkProvider />
      <QueryBoundary queries={[query]} what="your security settings" skeleton={<Skeleton height="260px" />}>
        {({ data }) => <Factors factors={data} />}
      </QueryBoundary>
    </>
  )
}

function Factors({ factors }: { readonly factors: SecondFactor }) {
  const { required, totp, passkeys, passkeys_offered, recovery_codes_left } = factors
  // Nowhere else: not in the cache, and gone with the dialog.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const enrolled = totp !== null || passkeys.length > 0
  return (
    <div>
      {required && !enrolled && (
        <div className={css.securityNeeded}>
          <Alert status="warning" title="Your account needs a second factor.">
            Add a passkey or set up an authenticator app to use the admin pages.
          </Alert>
        </div>
      )}
      {(passkeys_offered || passkeys.length > 0) && (
        <Passkeys passkeys={passkeys} last={!totp && passkeys.length === 1} onCodes={setCodes} />
      )}
      <AuthenticatorApp totp={totp} last={passkeys.length === 0} onCodes={setCodes} />
      {enrolled && <RecoveryCodes left={recovery_codes_left} onCodes={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {!enrolled && !required && (
        <p className="note">We’ll ask for your second factor at log-in and before sensitive changes.</p>
      )}
    </div>
  )
}

function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const { call, busy, failure } = useFactorCall(
    mutationOptions(usePortal(), 'post', '/api/second-factor/recovery-codes'),
  )
  return (
    <section className={classes(stack(3), css.securityPart)} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" className={row(2)}>
        <Icon of={LifeBuoy} size={18} /> Recovery codes{' '}
        <Tag tone={left <= fewCodes ? 'warning' : undefined}>{left} of 10 left</Tag>
      </h3>
      <p className="note">
        Each one gets you in once if you lose your phone or passkey. New codes replace the ones you have.
      </p>
      <FormError of={failure} title="No new codes were made." />
      <div className={row(2)}>
        <Button busy={busy} onClick={() => void call({}, ({ recovery_codes }) => onCodes(recovery_codes))}>
          Get new codes
        </Button>
      </div>
    </section>
  )
}

/** The codes for the only time. It closes by its button alone: a press beside it must not lose them. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [asks, setAsks] = useState(false)
  const [stored, setStored] = useState(false)
  const text = codes.join('\n')
  const close = () => (stored || asks ? onClose() : setAsks(true))

  function download(): void {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: 'switchboard-recovery-codes.txt',
    })
    link.click()
    URL.revokeObjectURL(url)
    setStored(true)
  }

  return (
    <Dialog
      alert
      title="Save your recovery codes"
      about="Shown only once. Keep the codes where you’d find them without your phone; each works once."
      open
      onOpenChange={(open) => open || close()}
      actions={
        <>
          <Button look="primary" onClick={close}>
            {asks && !stored ? 'Close without saving' : 'I saved them'}
          </Button>
          <Copy text={text} what="codes" onCopied={() => setStored(true)} />
          <Button onClick={download}>Download</Button>
        </>
      }
    >
      <ul className={css.securityCodes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {asks && !stored && <p role="alert">Copy or download them first: they can’t be shown again.</p>}
    </Dialog>
  )
}

function AuthenticatorApp({ totp, last, onCodes }: AuthenticatorAppProps) {
  const portal = usePortal()
  const begin = useFactorCall(mutationOptions(portal, 'post', '/api/second-factor/totp'))
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  return (
    <section className={classes(stack(3), css.securityPart)} aria-labelledby="authenticator-app">
      <h3 id="authenticator-app" className={row(2)}>
        <Icon of={Smartphone} size={18} /> Authenticator app {totp && <Tag tone="good">On</Tag>}
      </h3>
      <p className="note">
        {totp
          ? `Set up ${formatDate(totp.created_at)}. ${totp.last_used_at ? `Last used ${formatMoment(totp.last_used_at)}.` : 'Not used yet.'}`
          : 'An app on your phone, such as Google Authenticator, 1Password or Aegis, shows a 6-digit code.'}
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
          label="QR code for your authenticator app. The key below is equivalent."
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
