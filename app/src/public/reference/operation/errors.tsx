import { distinctBodies, documentedErrors } from '@switchboard/oas/errors'
import type { SchemaReading } from '@switchboard/oas/schema'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import type { ReferenceResponse } from '../types.ts'
import { ErrorRow } from './error-row.tsx'
import { Media } from './media.tsx'
import css from './operation.module.css'
import table from './rows.module.css'
import '../../../theme/fold.css'

interface ErrorsProps {
  readonly responses: readonly ReferenceResponse[]
  readonly reading: SchemaReading
  /** Where a scenario is shown happening; without a console and a mock there is no such place. */
  readonly showScenario: ((scenario: string) => string) | undefined
}

/** Every documented failure. Bodies of the same shape are described once. */
export function Errors({ responses, reading, showScenario }: ErrorsProps) {
  return (
    <section className={classes(stack(2), css.section)}>
      <h3 id="errors">Errors</h3>
      <div className={table.frame}>
        <table className={table.errors} aria-labelledby="errors">
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">When</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          {responses.flatMap((response) =>
            documentedErrors(response).map((error) => (
              <ErrorRow
                key={`${response.status} ${error.scenario}`}
                response={response}
                error={error}
                reading={reading}
                happens={error.scenario ? showScenario?.(error.scenario) : undefined}
              />
            )),
          )}
        </table>
      </div>
      {distinctBodies(responses).map(({ statuses, content }) => (
        <details key={statuses.join()} className={classes('fold', css.details)}>
          <summary>Response fields for {statuses.join(', ')}</summary>
          <Media content={content} reading={reading} what={statuses.join(', ')} examples={false} />
        </details>
      ))}
    </section>
  )
}
