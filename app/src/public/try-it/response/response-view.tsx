import { writeJson } from '@switchboard/oas/schema'
import type { ProblemText } from '@switchboard/sdk/problems'
import { useMemo } from 'react'
import { jsonTokens } from '../../../base/code/code-tokens.ts'
import { formatCount } from '../../../base/format/format.ts'
import { problemHref, useProblemText } from '../../../domain/problem-text.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { CodeText } from '../../../ui/code-text.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Credits } from '../../../ui/credits.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { row } from '../../../ui/layout.ts'
import { CodeView } from '../code-view.tsx'
import { failureWords } from '../sending/failure-words.ts'
import { type ResponseFacts, responseFacts, sizeWords, waitWords } from '../sending/response-facts.ts'
import type { ApiResponse, Outcome } from '../sending/send.ts'
import css from '../try-it.module.css'
import type { Environment, ReferenceOperation } from '../types.ts'
import { EnvironmentMark } from './environment-mark.tsx'
import { StatusMark } from './status-mark.tsx'

/** More than this slows the page down and is read by nobody: the rest is in the file. */
const shownLength = 100_000

/** Beyond this, thousands of coloured pieces cost more than they help. */
const colouredLength = 30_000

interface ResponseBodyProps {
  readonly response: ApiResponse
  readonly facts: ResponseFacts
}

const endings: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/problem+json': 'json',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/csv': 'csv',
  'text/plain': 'txt',
}

interface DownloadProps {
  readonly body: Blob
  readonly type: string
}

interface ExplanationProps {
  readonly operation: Pick<ReferenceOperation, 'responses'>
  readonly status: number
  /** The code in the body; empty without one. */
  readonly code: string
  /** The slug of the API. */
  readonly api: string
  /** Seconds; null where nothing says. */
  readonly retryAfter: number | null
}

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
      <div className={classes(row([1, 3]), css.head)}>
        <StatusMark status={response.status} />
        <EnvironmentMark environment={facts.environment ?? environment} />
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

/** The meaning of a rejection and its remedy: the portal's own text for its codes, else the document's. */
function Explanation({ operation, status, code, api, retryAfter }: ExplanationProps) {
  const text = useProblemText(code)
  const way = wayOut(code, api) ?? text?.see
  if (text)
    return (
      <div className={css.explanation}>
        <strong>{text.title}</strong>
        <p>
          <CodeText text={`${text.meaning} ${text.fix}`} />
        </p>
        {retryAfter !== null && <p>Try again in {waitWords(retryAfter)}.</p>}
        <p className={css.ways}>
          {way && <a href={way.path}>{way.label}</a>}
          <a href={problemHref(code)}>About this error</a>
        </p>
      </div>
    )
  const meaning = documented(operation, status)
  return meaning && <p className={css.explanation}>{meaning}</p>
}

/** Where a limit of the very API is raised; undefined for other codes. */
function wayOut(code: string, api: string): ProblemText['see'] | undefined {
  const query = { api }
  if (code === 'rate_limit_exceeded' || code === 'quota_exceeded')
    return { label: 'Upgrade plan', path: href('plans', {}, { query }) }
  if (code === 'budget_exceeded')
    return { label: 'Raise the budget', path: href('subscriptions', {}, { query }) }
  if (code === 'spend_cap_reached')
    return {
      label: 'View spend cap',
      path: href('wallet', {}, { query: { tab: 'limits' }, hash: 'spend-cap' }),
    }
  return
}

/** The document's text for the status, its class, or the default. */
function documented({ responses }: ExplanationProps['operation'], status: number): string | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT']
  return names
    .map((name) => responses.find((one) => one.status.toUpperCase() === name)?.description)
    .find(Boolean)
}

function ResponseBody({ response, facts: { json, type } }: ResponseBodyProps) {
  const { text, body } = response
  const whole = json === undefined ? (text ?? '') : writeJson(json, 2)
  const tokens = useMemo(
    () =>
      json !== undefined && whole.length <= colouredLength
        ? jsonTokens(json)
        : [{ text: whole.slice(0, shownLength) }],
    [json, whole],
  )
  if (body.size === 0) return <p className={css.text}>No body.</p>
  if (text === null)
    return (
      <div className={css.text}>
        <strong>{type || 'A file'}</strong>
        <p>
          <Download body={body} type={type} />
        </p>
      </div>
    )
  return (
    <>
      <CodeView label="Response body" tokens={tokens} wrap />
      <p className={classes(row([1, 4]), css.foot)}>
        {whole.length > shownLength && <span>The first {formatCount(shownLength)} characters.</span>}
        <Download body={body} type={type} />
        <span className={classes(row(2, 'inline'), css.end)}>
          <CopyButton text={text} what="body" />
        </span>
      </p>
    </>
  )
}

function Download({ body, type }: DownloadProps) {
  const ending = endings[type.split(';')[0]?.trim() ?? ''] ?? 'bin'
  return (
    <Button look="link" size="small" onClick={() => save(body, `response.${ending}`)}>
      Download {ending.toUpperCase()}
    </Button>
  )
}

function save(body: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(body)
  link.download = name
  link.click()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
