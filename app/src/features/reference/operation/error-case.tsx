import { JsonBlock } from '../../../ui/json-block.tsx'
import type { DocumentedError } from './documented-errors.ts'
import css from './operation.module.css'

interface ErrorCaseProps {
  readonly error: DocumentedError
  /** Where the mock gives this very answer. */
  readonly happens: string | undefined
}

/** Has an address of its own, so that a log or a colleague can point at it. */
export function ErrorCase({ error, happens }: ErrorCaseProps) {
  const { scenario, code, title, cause, mend, value } = error
  const id = `error-${scenario}`
  return (
    <li className={css.case} id={id} tabIndex={-1}>
      <div className={css.caseHead}>
        <h4 className={css.caseTitle}>
          <a href={`#${id}`}>{title}</a>
        </h4>
        {code && <code className={css.code}>{code}</code>}
        {happens && (
          <a className={css.happens} href={happens}>
            See it happen<span className="visually-hidden">: {title}</span>
          </a>
        )}
      </div>
      <dl className={css.why}>
        {cause && (
          <div>
            <dt>When</dt>
            <dd>{cause}</dd>
          </div>
        )}
        {mend && (
          <div>
            <dt>What to do</dt>
            <dd>{mend}</dd>
          </div>
        )}
        <div>
          <dt>Scenario</dt>
          <dd>
            <code className={css.code}>{scenario}</code>
          </dd>
        </div>
      </dl>
      <details className={css.details}>
        <summary>
          The answer<span className="visually-hidden">: {title}</span>
        </summary>
        <JsonBlock value={value} title={scenario} />
      </details>
    </li>
  )
}
