import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { AnswerView } from '../answer/answer-view.tsx'
import { outcomeWords } from '../answer/outcome-words.ts'
import { StatusMark } from '../answer/status-mark.tsx'
import { createKeys } from '../state/keys.ts'
import { newConsole } from '../state/memory.ts'
import type { ApiVersion, ReferenceOperation } from '../types.ts'
import type { DocumentedError } from './documented-errors.ts'
import css from './error-gallery.module.css'

interface ErrorItemProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly error: DocumentedError
  readonly mocked: boolean
}

export function ErrorItem({ api, operation, error, mocked }: ErrorItemProps) {
  // Of its own, so that a look at errors changes neither the console's form nor its environment.
  const [console] = useState(() => newConsole(api, operation, createKeys()))
  const { sending, outcome } = useSnapshot(console.state)
  const { scenario, code, title, cause, mend } = error
  const happen = () => {
    console.ask(scenario.id)
    void console.send()
  }
  return (
    <li className={css.error}>
      <div className={css.line}>
        <StatusMark status={scenario.code} />
        <h4 className={css.title}>{title}</h4>
        {code && <code className={css.code}>{code}</code>}
        {mocked && (
          <PlainButton
            className={css.happen}
            busy={sending}
            onClick={happen}
            aria-label={`See it happen: ${title}`}
          >
            See it happen
          </PlainButton>
        )}
      </div>
      <dl className={css.why}>
        {cause && (
          <div>
            <dt>Cause</dt>
            <dd>{cause}</dd>
          </div>
        )}
        {mend && (
          <div>
            <dt>What to do</dt>
            <dd>{mend}</dd>
          </div>
        )}
      </dl>
      {outcome && <AnswerView outcome={outcome.came} environment={outcome.from} />}
      <p className="visually-hidden" role="status">
        {sending ? 'Sending' : outcome && outcomeWords(outcome.came)}
      </p>
    </li>
  )
}
