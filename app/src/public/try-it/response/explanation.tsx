import type { ProblemText } from '@switchboard/sdk/problems'
import { problemHref, useProblemText } from '../../../domain/problem-text.ts'
import { href } from '../../../paths.ts'
import { waitWords } from '../sending/response-facts.ts'
import css from '../try-it.module.css'
import type { ReferenceOperation } from '../types.ts'

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

/** The meaning of a rejection and its remedy: the portal's own text for its codes, else the document's. */
export function Explanation({ operation, status, code, api, retryAfter }: ExplanationProps) {
  const text = useProblemText(code)
  const way = wayOut(code, api) ?? text?.see
  if (text)
    return (
      <div className={css.explanation}>
        <strong>{text.title}</strong>
        <p>
          {text.meaning} {text.fix}
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
  return
}

/** The document's text for the status, its class, or the default. */
function documented({ responses }: ExplanationProps['operation'], status: number): string | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT']
  return names
    .map((name) => responses.find((one) => one.status.toUpperCase() === name)?.description)
    .find(Boolean)
}
