import type { components } from '@switchboard/sdk'
import { CodeBlock } from '../../ui/json-block.tsx'
import { columns, stack } from '../../ui/layout.ts'

type LoggedCall = components['schemas']['LoggedCall']
type Recorded = components['schemas']['RecordedMessage']

/** Headers and body of a call with a test key, as long as they are kept. */
export function CallExchange({ call }: { readonly call: LoggedCall }) {
  const { exchange, method, path, status } = call
  if (call.key_type === 'LIVE')
    return <p className="note">Headers and bodies of live calls are never recorded.</p>
  if (!exchange) return <p className="note">Headers and bodies of test calls are kept for 7 days.</p>
  return (
    <section className={stack(4)} aria-labelledby="call-exchange">
      <h3 id="call-exchange">Headers and bodies</h3>
      <div className={columns('wide', 3, 'top')}>
        <Message
          title="Request"
          line={`${method} ${path}${queryOf(exchange.request)}`}
          message={exchange.request}
        />
        <Message title="Response" line={`${status}`} message={exchange.response} />
      </div>
      <p className="note">
        ••• replaces personal data, secrets and free text. Kept for 7 days for test calls, never recorded for
        live calls.
      </p>
    </section>
  )
}

interface MessageProps {
  readonly title: string
  readonly line: string
  readonly message: Recorded
}

function Message({ title, line, message: { headers, body, note } }: MessageProps) {
  const head = [line, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n')
  const tokens = [{ text: head, kind: 'note' as const }, { text: body === null ? '' : `\n\n${body}` }]
  return (
    <div className={stack(2)}>
      <CodeBlock title={title} text={tokens.map(({ text }) => text).join('')} tokens={tokens} wraps />
      {note && <p className="note">{note}</p>}
    </div>
  )
}

const queryOf = ({ query }: Recorded): string =>
  query.length > 0 ? `?${query.map(({ name, value }) => `${name}=${value}`).join('&')}` : ''
