import type { components } from '@switchboard/sdk'
import type { ProblemText } from '@switchboard/sdk/problems'
import { useQuery } from '@tanstack/react-query'
import { codeTokens } from '../../base/code/code-tokens.ts'
import { samples } from '../../base/code/grammars.ts'
import { countOf } from '../../base/format/format.ts'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { atServer } from '../../lib/portal-config.ts'
import { type AppServices, useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CodeBlock, JsonBlock } from '../../ui/json-block.tsx'
import { publicPage, row, split, stack } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { canRetry, type DocumentingCall, handlingSample } from './handling.ts'
import { addressOfCode } from './problem-code.ts'
import css from './problems.module.css'

interface LiveProblemProps {
  readonly code: string
  readonly status: number
  /** Shown until the error happens. */
  readonly example: object
}

interface LiveResponse {
  readonly status: number
  readonly ms: number
  readonly body: unknown
}

const outcomeOf = ({ status, ms }: LiveResponse): string => `${status} in ${ms} ms`

interface LiveRequest {
  readonly url: string
  readonly code: string
}

type SearchApi = components['schemas']['SearchApi']

interface ProblemViewProps {
  readonly code: string
  /** None for a code that only published documents have. */
  readonly text: ProblemText | undefined
  readonly apis: readonly SearchApi[]
}

const answeredBy = { portal: 'Portal', gateway: 'Gateway', network: 'Network' } as const

export function ProblemView({ code, text, apis }: ProblemViewProps) {
  const documented = apis.flatMap((api) =>
    api.errors.filter((error) => error.code === code).map((error) => ({ api, error })),
  )
  const title = text?.title ?? documented[0]?.error.title ?? code
  const statuses = text?.statuses ?? [...new Set(documented.map(({ error }) => Number(error.status)))]
  const meaning = text?.meaning ?? 'Published APIs return this error. Their documentation explains it.'
  usePageHead({ title: `${title} (${code})`, summary: text ? `${meaning} ${text.fix}` : meaning })
  const sample = handlingSample(code, text, callOf(documented))

  return (
    <article className={publicPage(6)}>
      <header className={stack(2, 'start')}>
        <a className="link small" href={href('problems')}>
          Error codes
        </a>
        <h1 className="page-title">{title}</h1>
        <p className="lead">{meaning}</p>
        <p className={classes(row(2), css.facts)}>
          {statuses.map((status) => (
            <PlainTag key={status}>{status}</PlainTag>
          ))}
          <code className={classes('mono', css.code)}>{code}</code>
          <CopyButton text={code} what="error code" />
          {text && <span className="small muted">{answeredBy[text.of]}</span>}
        </p>
      </header>
      <div className={classes(split(6), css.columns)}>
        <div className={classes(stack(6), css.text)}>
          {text && <Help text={text} />}
          <section>
            <h2>Handle it</h2>
            <CodeBlock title="TypeScript" text={sample} tokens={codeTokens(sample, samples)} />
          </section>
          {text && text.operations.count > 0 && <Operations of={text.operations} />}
          {documented.length > 0 && (
            <section>
              <h2>APIs that return it</h2>
              <p className="muted">On the mock it happens as soon as the console opens: no key, no charge.</p>
              <ul className={stack(2)}>
                {documented.map(({ api, error }) => (
                  <li key={`${api.api} ${error.status}`}>
                    <a
                      className="link"
                      href={href('api', api, {
                        query: { operation: error.operation },
                        hash: `error-${error.example}`,
                      })}
                    >
                      {api.name}
                    </a>{' '}
                    <span className="small muted">
                      {api.operations.find(({ id }) => id === error.operation)?.title}
                    </span>{' '}
                    {api.mocked && error.example && (
                      <a
                        className="link small"
                        href={href('api', api, {
                          query: { operation: error.operation, scenario: error.example },
                          hash: 'try-it',
                        })}
                      >
                        See it happen<VisuallyHidden> with {api.name}</VisuallyHidden>
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {text && (
          <aside className={classes(stack(3), css.aside)} aria-label="Example">
            <LiveProblem
              code={code}
              status={statuses[0] ?? text.statuses[0]}
              example={exampleOf(code, text)}
            />
          </aside>
        )}
      </div>
    </article>
  )
}

interface DocumentedIn {
  readonly api: SearchApi
  readonly error: SearchApi['errors'][number]
}

/** The first call that may fail so, of an API with a mock: those are the ones with a client in the SDK. */
function callOf(documented: readonly DocumentedIn[]): DocumentingCall | undefined {
  const first = documented.find(({ api }) => api.mocked)
  const operation = first?.api.operations.find(({ id }) => id === first.error.operation)
  return first && operation && { api: first.api.api, method: operation.method, path: operation.path }
}

function Help({ text }: { readonly text: ProblemText }) {
  const { cause, fix, see } = text
  return (
    <>
      <section>
        <h2>Cause</h2>
        <p>{cause}</p>
      </section>
      <section>
        <h2>How to fix it</h2>
        <p>
          <CodeText text={fix} />
        </p>
        {see && (
          <p>
            <a className="link" href={see.path}>
              {see.label}
            </a>
          </p>
        )}
        <p className="small muted">
          {canRetry(text)
            ? 'Safe to retry with pauses. Respect Retry-After if the response has it.'
            : 'Don’t retry the same request: it will be rejected again.'}
        </p>
      </section>
    </>
  )
}

function Operations({ of: { count, keys } }: { readonly of: ProblemText['operations'] }) {
  return (
    <section>
      <h2>Portal operations that return it</h2>
      {keys.length === 0 ? (
        <p>
          {countOf(count, 'operation')} of the portal {count === 1 ? 'documents' : 'document'} it.
        </p>
      ) : (
        <ul className={css.keys}>
          {keys.map((key) => (
            <li key={key}>
              <code className={classes('mono', css.code)}>{key}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const exampleOf = (code: string, { title, statuses: [status], meaning }: ProblemText) => ({
  type: href('problem', { code: addressOfCode(code) }),
  title,
  status,
  code,
  detail: meaning,
  request_id: 'req_7Hq2mXv9Kd81',
})

/** The error's response: as documented, then as the server sends it at an address where every call fails with it. */
function LiveProblem({ code, status, example }: LiveProblemProps) {
  const services = useServices()
  const url = atServer(services, `/mock/problems/${addressOfCode(code)}`)
  const live = useQuery({
    queryKey: ['live-problem', code],
    queryFn: () => responseAt(services.fetch, { url, code }),
    enabled: false,
    retry: false,
  })
  const response = live.data
  return (
    <>
      <JsonBlock
        title={response ? outcomeOf(response) : `${status} application/problem+json`}
        value={response?.body ?? example}
      />
      <p className="visually-hidden" role="status">
        {response && !live.isFetching && outcomeOf(response)}
      </p>
      {live.isError && (
        <p className="note" role="alert">
          The server couldn’t be reached. Try again in a moment.
        </p>
      )}
      <div className={row(3)}>
        <PlainButton busy={live.isFetching} onClick={() => void live.refetch()}>
          {response ? 'Send again' : 'See it happen'}
        </PlainButton>
      </div>
      <p className="note">
        To test your own code, use this as the base URL: every call to it fails like this, without a key and
        free.
      </p>
      <CodeBlock title="Base URL" text={url} tokens={[{ text: url }]} />
    </>
  )
}

async function responseAt(fetch: AppServices['fetch'], { url, code }: LiveRequest): Promise<LiveResponse> {
  const start = performance.now()
  const response = await fetch(new Request(url, { cache: 'no-store' }))
  const ms = Math.round(performance.now() - start)
  const body = await response.json()
  // Beside the mocks there is no such address.
  if (body.code !== code) throw new Error(`${url} returned ${response.status}.`)
  return { status: response.status, ms, body }
}
