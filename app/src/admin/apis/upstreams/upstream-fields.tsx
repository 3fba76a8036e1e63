import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { formatDate } from '../../../base/format/dates.ts'
import type { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { Card } from '../../../ui/card.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { columns, stack } from '../../../ui/layout.ts'
import {
  credentialNames,
  type DocumentedUpstream,
  fieldsOf,
  maxTargets,
  type Upstream,
  type UpstreamFields,
} from './upstream-form.ts'

type Form = ReturnType<typeof useApiForm<UpstreamFields, unknown, unknown, unknown>>
type Field = Form['field']

interface FieldsProps {
  readonly field: Field
  readonly control: Control<UpstreamFields>
  readonly upstream: Upstream | undefined
}

const machine = { mono: true, autoComplete: 'off', spellCheck: false } as const

interface WithDocument {
  /** The form begins with it where nothing is set. */
  readonly documented: DocumentedUpstream
}

const fromDocument = 'Taken from the document.'

/** Addresses, their shares, and how long each may take. */
export function TargetFields({ field, control, upstream, documented }: FieldsProps & WithDocument) {
  const [count, setCount] = useState(Math.max(upstream?.targets.length ?? 1, 1))
  return (
    <Card as="section" aria-labelledby="targets" className={stack(4)}>
      <h2 className="card-title" id="targets">
        Addresses
      </h2>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what each of them is
        <div key={index} className={columns('medium', 4, 'top')}>
          <TextField
            {...field(`targets/${index}/url`, 'an address')}
            {...machine}
            type="url"
            label={count > 1 ? `Base URL ${index + 1}` : 'Base URL'}
            hint={`${!upstream && documented.url !== null && index === 0 ? `${fromDocument} ` : ''}The path of each operation is appended.`}
          />
          {count > 1 && (
            <TextField
              {...field(`targets/${index}/weight`, 'a weight')}
              type="number"
              min={0}
              max={100}
              label={`Weight ${index + 1}`}
              hint="Share of traffic, 0–100%. 0 means failover only."
            />
          )}
        </div>
      ))}
      {count < maxTargets && (
        <div>
          <Button size="small" onClick={() => setCount(count + 1)}>
            Add an address
          </Button>
        </div>
      )}
      <Choice control={control} name="allow_internal">
        Allow addresses in a private network
      </Choice>
      <div className={columns('medium', 4, 'top')}>
        <TextField
          {...field('timeouts/connect_ms', 'a time')}
          type="number"
          label="Connect within (ms)"
          hint="TLS included."
        />
        <TextField
          {...field('timeouts/response_ms', 'a time')}
          type="number"
          label="Respond within (ms)"
          hint="Longest wait for the first byte, and between bytes."
        />
        <TextField
          {...field('timeouts/total_ms', 'a time')}
          type="number"
          label="Finish within (ms)"
          hint="The whole response."
        />
      </div>
    </Card>
  )
}

const labels = {
  location: 'Send it in',
  name: 'Name',
  username: 'Username',
  token_url: 'Token URL',
  client_id: 'Client ID',
  client_authentication: 'Client authentication',
  key_id: 'Key ID (optional)',
  scope: 'Scope (optional)',
  audience: 'Audience (optional)',
  resource: 'Resource (optional)',
} as const

const options = {
  location: { HEADER: 'A header', QUERY: 'The query' },
  client_authentication: {
    BASIC: 'Secret in the header (Basic)',
    POST: 'Secret in the body (POST)',
    PRIVATE_KEY_JWT: 'Private key JWT',
  },
} as const

interface CredentialFieldsProps extends WithDocument {
  readonly field: Field
  readonly values: UpstreamFields
  readonly upstream: Upstream | undefined
}

/** The fields of one kind of credential; the secret is only ever written. */
export function CredentialFields({ field, values, upstream, documented }: CredentialFieldsProps) {
  const type = (values['credential/type'] ?? 'NONE') as Upstream['credential']['type']
  const signs = type === 'OAUTH2' && values['credential/client_authentication'] === 'PRIVATE_KEY_JWT'
  const isStored = upstream?.credential.type === type && upstream.credential.secret_stored
  const isTaken = !upstream && type !== 'NONE' && type === documented.credential.type
  const secret = {
    ...field('credential/secret', 'the secret'),
    label: signs ? 'Private key' : secretLabels[type],
    hint: isStored
      ? 'Stored. Leave it empty to keep it, unless an address or the certificate authority changes.'
      : secretHint(signs),
  }
  return (
    <Card as="section" aria-labelledby="credential" className={stack(4)}>
      <h2 className="card-title" id="credential">
        Credential
      </h2>
      <SelectField
        {...field('credential/type', 'a credential')}
        label="The API asks for"
        hint={isTaken ? fromDocument : undefined}
      >
        {Object.entries(credentialNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {fieldsOf[type].length > 0 && (
        <div className={columns('medium', 4, 'top')}>
          {fieldsOf[type].map((name) =>
            name === 'location' || name === 'client_authentication' ? (
              <SelectField key={name} {...field(`credential/${name}`, 'one')} label={labels[name]}>
                {Object.entries(options[name]).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </SelectField>
            ) : (
              (name !== 'key_id' || signs) && (
                <TextField
                  key={name}
                  {...field(`credential/${name}`, 'a value')}
                  {...machine}
                  label={labels[name]}
                  hint={isTaken && documented.credential[name] ? fromDocument : undefined}
                />
              )
            ),
          )}
        </div>
      )}
      {type !== 'NONE' &&
        (signs ? (
          <TextAreaField {...secret} mono rows={4} />
        ) : (
          <PasswordField {...secret} autoComplete="off" />
        ))}
    </Card>
  )
}

const secretLabels = {
  NONE: '',
  API_KEY: 'API key',
  BASIC: 'Password',
  BEARER: 'Token',
  OAUTH2: 'Client secret',
} as const

const secretHint = (signs: boolean): string =>
  signs ? 'RSA, EC or Ed25519, in PEM. Stored encrypted.' : 'Stored encrypted. Nobody can read it back.'

/** A private authority, and the certificate of the gateway. */
export function CertificateFields({ field, control, upstream }: FieldsProps) {
  const ca = upstream?.tls.ca
  const own = upstream?.tls.client_certificate
  const stored = (certificate: typeof ca) =>
    certificate
      ? `${certificate.subject}, until ${formatDate(certificate.ends_at)}. Leave it empty to keep it.`
      : undefined
  return (
    <Card as="section" aria-labelledby="certificates" className={stack(4)}>
      <div className={stack(1)}>
        <h2 className="card-title" id="certificates">
          Certificates (optional)
        </h2>
        <p className="note">
          For APIs with a private certificate authority, or that ask for a client certificate.
        </p>
      </div>
      <TextAreaField
        {...field('tls/ca', 'a certificate')}
        label="Certificate authority"
        mono
        rows={3}
        hint={stored(ca) ?? 'In PEM. If empty, the public authorities apply.'}
      />
      <TextAreaField
        {...field('tls/client_certificate', 'a certificate')}
        label="Client certificate"
        mono
        rows={3}
        hint={stored(own) ?? 'In PEM, with its chain.'}
      />
      <TextAreaField
        {...field('tls/client_key', 'a private key')}
        label="Private key of the client certificate"
        mono
        rows={3}
        hint="In PEM, without a passphrase. Stored encrypted."
      />
      {(ca ?? own) && (
        <Choice control={control} name="removes_tls">
          Remove the stored certificates that aren’t entered again
        </Choice>
      )}
    </Card>
  )
}

/** Headers of the caller that pass, and others that are added. */
export function HeaderFields({ field, control }: Pick<FieldsProps, 'field' | 'control'>) {
  return (
    <Card as="section" aria-labelledby="headers" className={stack(4)}>
      <h2 className="card-title" id="headers">
        Headers
      </h2>
      <Choice control={control} name="passes_authorization">
        Forward the caller’s Authorization header, as three-legged APIs need it
      </Choice>
      <TextAreaField
        {...field('add_headers', 'headers')}
        label="Headers to add (optional)"
        mono
        rows={3}
        hint="A line each, such as X-Partner: switchboard. Not for secrets."
      />
    </Card>
  )
}

interface ChoiceProps {
  readonly control: Control<UpstreamFields>
  readonly name: 'allow_internal' | 'passes_authorization' | 'removes_tls'
  readonly children: string
}

function Choice({ control, name, children }: ChoiceProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Checkbox
      name={name}
      checked={field.value !== ''}
      onChange={(checked) => field.onChange(checked ? 'true' : '')}
      error={fieldState.error?.message}
    >
      {children}
    </Checkbox>
  )
}
