import { describedRow, type SchemaReading } from '@switchboard/oas/schema'
import { authenticationOf, authenticationWords } from '@switchboard/oas/security'
import { classes } from '../../../ui/classes.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { SchemaRows } from '../schema/schema-rows.tsx'
import type { NamedSchemas, ReferenceCallback } from '../types.ts'
import { Ways } from './document-authentication.tsx'
import { Media } from './media.tsx'
import css from './operation.module.css'
import { StatusTag } from './status-tag.tsx'

interface CallbacksProps {
  readonly callbacks: readonly ReferenceCallback[]
  readonly schemas: NamedSchemas
}

/** Requests that the API sends after this call, and the responses it expects. */
export function Callbacks({ callbacks, schemas }: CallbacksProps) {
  return (
    <section className={classes(stack(2), css.section)}>
      <h3>Callbacks</h3>
      <p className="note">Requests that the API sends to your server as a result of this call.</p>
      {callbacks.map((callback) => (
        <CallbackView
          key={`${callback.name} ${callback.url} ${callback.method}`}
          callback={callback}
          schemas={schemas}
        />
      ))}
    </section>
  )
}

function CallbackView({
  callback,
  schemas,
}: Pick<CallbacksProps, 'schemas'> & { callback: ReferenceCallback }) {
  const { name, url, method, summary, description, deprecated, inputs, body, responses } = callback
  const authentication = authenticationOf(callback)
  // The API sends these, so they read like a server's.
  const reading: SchemaReading = { schemas, direction: 'response' }
  return (
    <div className={classes(stack(3), 'ruled', css.response)}>
      <div>
        <h4>{summary || name}</h4>
        <p className={classes(row([1, 3]), css.address)}>
          <HttpMethod method={method} />
          <code>{url}</code>
          {deprecated && <PlainTag tone="bad">deprecated</PlainTag>}
        </p>
      </div>
      {description && <Markdown text={description} look="note" top={5} />}
      {authentication.kind !== 'silent' && (
        <div>
          <p className="note">{authenticationWords(authentication)}</p>
          <Ways ways={authentication.ways} always />
        </div>
      )}
      {inputs.length > 0 && (
        <div>
          <p className={css.small}>Parameters</p>
          <SchemaRows
            rows={inputs.map((input) => describedRow(input, schemas))}
            reading={reading}
            trail={[]}
          />
        </div>
      )}
      {body && (
        <div>
          <p className={css.small}>It sends</p>
          {body.description && <Markdown text={body.description} look="note" top={5} />}
          <Media content={body.content} reading={reading} what={`the callback ${name}`} />
        </div>
      )}
      {responses.length > 0 && (
        <div>
          <p className={css.small}>Your server responds</p>
          {responses.map((response) => (
            <div key={response.status} className={css.outcome}>
              <StatusTag status={response.status} />
              <Markdown text={response.description} look="note" top={5} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
