import type { components } from '@switchboard/sdk'
import { formatExact } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { EnvironmentTag } from '../../domain/keys/environment-tag.tsx'
import { problemHref, useProblemText } from '../../domain/problem-text.ts'
import { milliseconds } from '../../domain/usage/figures.ts'
import { PriceFacts } from '../../domain/wallet/price-facts.tsx'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { CopiedFact, Fact, FactGroup } from '../../ui/fact-group.tsx'
import { facts } from '../../ui/facts.tsx'
import { HttpMethod } from '../../ui/http-method.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Copy } from '../../ui/kit/copy.tsx'
import { row, stack } from '../../ui/layout.ts'
import { CallExchange } from './call-exchange.tsx'
import { CallStatus } from './log-columns.tsx'
import { callQuery } from './queries.ts'

type Call = Pick<components['schemas']['LoggedCall'], 'method' | 'url' | 'key_type'>

const withBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])

/** Path parameters stand in braces, which an address would else write as signs; a shell takes nothing in quotes for its own. */
const quoted = (text: string): string =>
  `'${text.replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll("'", "'\\''")}'`

type LoggedCall = components['schemas']['LoggedCall']

interface CallDrawerProps {
  /** Null while no call is looked at. */
  readonly requestId: string | null
  readonly onClose: () => void
}

/** All that is kept of one call, and the ways on from it. Its address can be shared with a colleague of the same account. */
export function CallDrawer({ requestId, onClose }: CallDrawerProps) {
  return (
    <QueryDrawer title="Call" id={requestId} onClose={onClose} query={callQuery} what="this call">
      {({ data }) => (
        <>
          <Facts call={data} />
          {data.price && <PriceFacts price={data.price} api={data.api} />}
          <LedgerRows call={data} />
          <CallExchange call={data} />
          <NextSteps call={data} />
        </>
      )}
    </QueryDrawer>
  )
}

/** The operation and its outcome in large, then the rest in groups. */
function Facts({ call }: { readonly call: LoggedCall }) {
  return (
    <>
      <header className={stack(2)}>
        <h3>{call.operation_name ?? call.operation}</h3>
        <p className={row(2)}>
          <CallStatus status={call.status} outcome={call.outcome} />
          <HttpMethod method={call.method} /> <span className="mono">{call.path}</span>
        </p>
        {call.error_code && <Reason code={call.error_code} />}
      </header>
      <FactGroup title="Response">
        <Fact name="Response time">{milliseconds(call.duration_ms)}</Fact>
        <Fact name="Cost">
          {formatDecimal(call.credits)} credits{call.on_statement && ', on your monthly statement'}
        </Fact>
      </FactGroup>
      <FactGroup title="Request">
        <Fact name="When">
          <time dateTime={call.at}>{formatExact(call.at)}</time>
        </Fact>
        <Fact name="API">
          {call.api_name} {call.version}
        </Fact>
        <Fact name="Key">
          <EnvironmentTag type={call.key_type} />
          <a className="link mono" href={href('usage', {}, { query: { key: call.key_id } })}>
            …{call.key_last_four}
          </a>
        </Fact>
        <CopiedFact name="Request ID" text={call.request_id} />
      </FactGroup>
    </>
  )
}

/** Why a call was rejected: an API’s own code stands for itself. */
function Reason({ code }: { readonly code: string }) {
  const text = useProblemText(code)
  return (
    <>
      <p className="mono">{code}</p>
      {text && (
        <p className="note">
          <CodeText text={`${text.meaning} ${text.fix}`} />{' '}
          {text.see && (
            <>
              <a className="link" href={text.see.path}>
                {text.see.label}
              </a>
              {', '}
            </>
          )}
          <a className="link" href={problemHref(code)}>
            About this error
          </a>
        </p>
      )}
    </>
  )
}

/** Why the wallet holds what it holds: each row of the ledger that this call wrote. */
function LedgerRows({ call }: { readonly call: LoggedCall }) {
  if (call.transactions.length === 0)
    return (
      <p className="note">{call.key_type === 'TEST' ? 'Test calls are free.' : 'Nothing was charged.'}</p>
    )
  return (
    <section className={stack(4)} aria-labelledby="call-ledger">
      <h3 id="call-ledger">In your ledger</h3>
      <dl className={facts('open')}>
        {call.transactions.map((one) => (
          <Fact key={one.transaction_id} name={one.kind === 'REFUND' ? 'Refunded' : 'Charged'}>
            <a className="link" href={href('wallet', {}, { query: { entry: one.transaction_id } })}>
              {formatDecimal(one.credits, true)}
            </a>
            <span className="muted">balance {formatDecimal(one.balance_after)}</span>
          </Fact>
        ))}
      </dl>
      <a className="link" href={href('wallet', {}, { query: { call: call.request_id } })}>
        Show in the ledger
      </a>
    </section>
  )
}

function NextSteps({ call }: { readonly call: LoggedCall }) {
  const { portalUrl } = useServices()
  const { publisher, tag, version, operation } = call
  const curl = curlOf(call, portalUrl)
  if (!curl || publisher === null)
    return <p className="note">This version of the API is no longer published.</p>
  return (
    <section className={stack(4)} aria-label="Call it again">
      <div className={row([3, 4], 'bottom')}>
        <Copy text={curl} what="as curl" />
        <LinkButton href={href('api', { publisher, tag, version }, { query: { operation } })}>
          Replay in Try it
        </LinkButton>
      </div>
      <p className="note">Add the body and your key before you call again.</p>
    </section>
  )
}

/** The call as a line for a shell. Key and body aren't in the log, so the person fills them in. */
export function curlOf({ method, url, key_type }: Call, portalUrl: string): string | null {
  if (url === null) return null
  const lines = [
    `curl -X ${method} ${quoted(new URL(url, portalUrl).href)}`,
    `-H ${quoted(`X-API-Key: YOUR_${key_type}_KEY`)}`,
  ]
  if (withBody.has(method)) lines.push(`-H 'Content-Type: application/json'`, '-d @request.json')
  return lines.join(' \\\n  ')
}
