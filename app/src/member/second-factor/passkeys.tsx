import type { components } from '@switchboard/sdk'
import { renamePasskey as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { Fingerprint, Pencil } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { hasPasskeys, makePasskey } from '../../domain/second-factor/passkey.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { RemoveFactor } from './remove-factor.tsx'
import { useFactorCall } from './use-factor-call.ts'

type Schemas = components['schemas']
type Passkey = Schemas['Passkey']

interface PasskeysProps {
  readonly passkeys: readonly Passkey[]
  /** Whether the only one is the only factor. */
  readonly last: boolean
  readonly onCodes: (codes: readonly string[] | null) => void
}

export function Passkeys({ passkeys, last, onCodes }: PasskeysProps) {
  return (
    <section className={classes(stack(3), css.securityPart)} aria-labelledby="passkeys">
      <h3 id="passkeys" className={row(2)}>
        <Icon of={Fingerprint} size={18} /> Passkeys {passkeys.length > 0 && <Tag tone="good">On</Tag>}
      </h3>
      <p className="note">
        Confirm with your fingerprint, face, PIN or a security key. Safe against phishing: passkeys only work
        on this site.
      </p>
      {passkeys.length > 0 && (
        <ul className={classes(stack(3), css.securityRows)}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkey_id} passkey={passkey} last={last} />
          ))}
        </ul>
      )}
      <AddPasskey onCodes={onCodes} />
    </section>
  )
}

function PasskeyRow({ passkey, last }: { readonly passkey: Passkey; readonly last: boolean }) {
  const { passkey_id, name, created_at, last_used_at, synced } = passkey
  const portal = usePortal()
  const [renames, setRenames] = useState(false)
  return (
    <li className={classes(row(3), css.securityRow)}>
      <div className={css.securityWhat}>
        <p>
          {name} {synced && <Tag>Synced</Tag>}
        </p>
        <p className="note">
          Added {formatDate(created_at)}.{' '}
          {last_used_at ? `Last used ${formatMoment(last_used_at)}.` : 'Not used yet.'}
        </p>
      </div>
      <div className={row(2, 'unbroken')}>
        <IconButton icon={Pencil} label={`Rename ${name}`} onClick={() => setRenames(true)} />
        <RemoveFactor
          write={mutationOptions(portal, 'post', '/api/second-factor/passkeys/remove')}
          name={name}
          variables={{ body: { passkey_id } }}
          last={last}
        />
      </div>
      {renames && <RenameDialog passkey={passkey} onClose={() => setRenames(false)} />}
    </li>
  )
}

type NameForm = Pick<
  ReturnType<typeof useApiForm<{ name: string }, unknown, unknown, unknown>>,
  'field' | 'submit' | 'busy' | 'failure'
>

interface NameDialogProps {
  readonly title: string
  readonly about?: string
  readonly failed: string
  readonly form: NameForm
  readonly onClose: () => void
}

const NameDialog = ({ title, about, failed, form, onClose }: NameDialogProps) => (
  <Dialog title={title} about={about} open onOpenChange={(open) => open || onClose()}>
    <FormError of={form.failure} title={failed} />
    <CardForm label={title} onSubmit={form.submit}>
      <TextField {...form.field('name', 'a name')} label="Name" autoComplete="off" />
      <div className={row(2)}>
        <Button type="submit" look="primary" busy={form.busy}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </CardForm>
  </Dialog>
)

interface RenameDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

function RenameDialog({ passkey: { passkey_id, name }, onClose }: RenameDialogProps) {
  const form = useApiForm({
    defaultValues: { name },
    rules: { name: rules.name },
    write: mutationOptions(usePortal(), 'put', '/api/second-factor/passkeys'),
    variables: (values: { name: string }) => ({ body: { passkey_id, name: values.name.trim() } }),
    onDone: onClose,
  })
  return (
    <NameDialog title="Rename passkey" failed="The passkey wasn’t renamed." form={form} onClose={onClose} />
  )
}

const unsupported = 'This browser can’t make passkeys.'
const notMade = {
  text: 'No passkey was made. Try again; if this device has one already, use that.',
  requestId: undefined,
  status: 0,
}

/** The server is asked first, which may ask who is there; the browser makes the passkey; then it is given a name and kept. */
function AddPasskey({ onCodes }: Pick<PasskeysProps, 'onCodes'>) {
  const begin = useFactorCall(mutationOptions(usePortal(), 'post', '/api/second-factor/passkeys/options'))
  const [made, setMade] = useState<MadePasskey | null>(null)

  const add = () =>
    begin.call({}, async ({ challenge_token, options }) => {
      const passkey = await makePasskey(options).catch(() => undefined)
      if (passkey) setMade({ challenge_token, passkey })
      else begin.setFailure(notMade)
    })

  return (
    <>
      <FormError of={begin.failure} title="The passkey wasn’t added." />
      {hasPasskeys() ? (
        <div className={row(2)}>
          <Button busy={begin.busy} onClick={() => void add()}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p className="note">{unsupported}</p>
      )}
      {made && <NewPasskeyDialog made={made} onClose={() => setMade(null)} onCodes={onCodes} />}
    </>
  )
}

type MadePasskey = Pick<Schemas['AddPasskeyRequest'], 'challenge_token' | 'passkey'>

interface NewPasskeyDialogProps {
  readonly made: MadePasskey
  readonly onClose: () => void
  readonly onCodes: PasskeysProps['onCodes']
}

function NewPasskeyDialog({ made, onClose, onCodes }: NewPasskeyDialogProps) {
  const show = useToast()
  const form = useApiForm({
    defaultValues: { name: 'This device' },
    rules: { name: rules.name },
    write: mutationOptions(usePortal(), 'post', '/api/second-factor/passkeys'),
    variables: ({ name }: { name: string }) => ({ body: { ...made, name: name.trim() } }),
    onDone: ({ data }) => {
      show({ kind: 'success', title: 'Passkey added' })
      onClose()
      onCodes(data.recovery_codes)
    },
  })
  return (
    <NameDialog
      title="Name your passkey"
      about="So that you know which one it is when you have several."
      failed="The passkey wasn’t added."
      form={form}
      onClose={onClose}
    />
  )
}
