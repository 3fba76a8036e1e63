import { Markdown } from '../../../ui/markdown.tsx'
import type { NamedSchemas, ReferenceResponse } from '../types.ts'
import { Headers } from './answers.tsx'
import { documentedErrors } from './documented-errors.ts'
import { ErrorCase } from './error-case.tsx'
import { Media } from './media.tsx'
import css from './operation.module.css'
import { StatusTag } from './status-tag.tsx'

interface ErrorsProps {
  readonly responses: readonly ReferenceResponse[]
  readonly schemas: NamedSchemas
  /** Where a scenario is shown happening; without a console there is no such place. */
  readonly showScenario: ((scenario: string) => string) | undefined
}

/** Every documented way to fail: what it means, why it happens, what to do. */
export function Errors({ responses, schemas, showScenario }: ErrorsProps) {
  return (
    <section className={css.section}>
      <h3>Errors</h3>
      {responses.map((response) => (
        <div key={response.status} className={css.answer}>
          <div className={css.outcome}>
            <StatusTag status={response.status} />
            <Markdown text={response.description} top={5} />
          </div>
          <ul className={css.cases}>
            {documentedErrors(response).map((error) => (
              <ErrorCase key={error.scenario} error={error} happens={showScenario?.(error.scenario)} />
            ))}
          </ul>
          <Headers response={response} schemas={schemas} />
          {response.content.length > 0 && (
            <details className={css.details}>
              <summary>
                Fields of the body<span className="visually-hidden"> of {response.status}</span>
              </summary>
              <Media
                content={response.content}
                schemas={schemas}
                what={`answer ${response.status}`}
                examples={false}
              />
            </details>
          )}
        </div>
      ))}
    </section>
  )
}
