import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Credits } from '../../../ui/credits.tsx'
import { row } from '../../../ui/layout.ts'
import { environmentNames } from '../model/environments.ts'
import { failureWords } from '../sending/failure-words.ts'
import { type ResponseFacts, responseFacts, sizeWords } from '../sending/response-facts.ts'
import type { ApiResponse, Outcome } from '../sending/send.ts'
import css from '../try-it.module.css'
import type { Environment, ReferenceOperation } from '../types.ts'
import { Explanation } from './explanation.tsx'
import { ResponseBody } from './response-body.tsx'
import { StatusMark } from './status-mark.tsx'

interface ResponseViewProps {
  /** The slug of the API. */
  readonly api: string
  readonly operation: ReferenceOperation
  readonly outcome: Outcome
  /** Where the call went: the switch may stand elsewhere by now. */
  readonly environment: Environment
  /** Whether the next response is on its way. */
  readonly old: boolean
}

interface ReceivedResponseProps extends Pick<ResponseViewProps, 'api' | 'operation' | 'environment'> {
  readonly response: ApiResponse
}

/** The response: status, time, size, cost, body and headers; or why there was none. */
export function ResponseView({ api, operation, outcome, environment, old }: ResponseViewProps) {
  return (
    <section className={css.panel} data-theme="dark" aria-label={old ? 'Previous response' : 'Response'}>
      {old && (
        <div className={classes(row([1, 3]), css.head, css.late)}>
          Waiting for the response. This is the previous one.
        </div>
      )}
      <div className={classes(old && css.old)}>
        {outcome.kind === 'response' ? (
          <ReceivedResponse api={api} operation={operation} response={outcome} environment={environment} />
        ) : (
          <NoResponse {...failureWords[outcome.reason]} />
        )}
      </div>
    </section>
  )
}

const NoResponse = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className={css.text}>
    <strong>{title}</strong>
    <p>{text}</p>
  </div>
)

function ReceivedResponse({ api, operation, response, environment }: ReceivedResponseProps) {
  const facts = responseFacts(response)
  return (
    <>
      <div className={classes(row([1, 3]), css.head, css.line)}>
        <StatusMark status={response.status} />
        <span>{environmentNames[facts.environment ?? environment]}</span>
        <span>{response.ms} ms</span>
        <span>{sizeWords(response.body.size)}</span>
      </div>
      {response.status >= 400 && (
        <Explanation
          api={api}
          operation={operation}
          status={response.status}
          code={facts.code}
          retryAfter={facts.retryAfter}
        />
      )}
      <ResponseBody response={response} facts={facts} />
      <Foot facts={facts} />
      <details className={css.headers}>
        <summary>
          {response.headers.length} {response.headers.length === 1 ? 'header' : 'headers'}
        </summary>
        <dl>
          {response.headers.map(([name, value]) => (
            <Header key={name} name={name} value={value} />
          ))}
        </dl>
      </details>
    </>
  )
}

/** The charge, what limits leave, and the ID to send us: below the response, since the head has one line. */
function Foot({ facts: { charged, left, callsLeft, requestId } }: { readonly facts: ResponseFacts }) {
  if (charged === null && !callsLeft && !requestId) return null
  return (
    <div className={classes(row([1, 4], 'between'), css.foot)}>
      {charged !== null && (
        <span>
          Charged <Credits value={charged} />
          {left !== null && (
            <>
              , left <Credits value={left} />
            </>
          )}
        </span>
      )}
      {callsLeft && <span>Calls left: {callsLeft}</span>}
      {requestId && (
        <span className={classes(row(2, 'inline'), css.end)}>
          {requestId}
          <CopyButton text={requestId} what="request ID" />
        </span>
      )}
    </div>
  )
}

const Header = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
