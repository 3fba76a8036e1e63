import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Credits } from '../../../ui/credits.tsx'
import { environmentNames } from '../model/environments.ts'
import { type AnswerFacts, answerFacts, sizeWords } from '../sending/answer-facts.ts'
import { failureWords } from '../sending/failure-words.ts'
import type { Answer, Outcome } from '../sending/send.ts'
import css from '../try-it.module.css'
import type { Environment, ReferenceOperation } from '../types.ts'
import { AnswerBody } from './answer-body.tsx'
import { Explanation } from './explanation.tsx'
import { StatusMark } from './status-mark.tsx'

interface AnswerViewProps {
  readonly operation: ReferenceOperation
  readonly outcome: Outcome
  /** Where the call went: the switch may stand elsewhere by now. */
  readonly environment: Environment
  /** Whether the next answer is on its way. */
  readonly old: boolean
}

interface AnsweredProps extends Pick<AnswerViewProps, 'operation' | 'environment'> {
  readonly answer: Answer
}

/** What came back: status, time, size, cost, body and headers; or why nothing did. */
export function AnswerView({ operation, outcome, environment, old }: AnswerViewProps) {
  return (
    <section className={css.panel} data-theme="dark" aria-label={old ? 'Previous response' : 'Response'}>
      {old && (
        <div className={classes(css.head, css.late)}>Waiting for the response. This is the previous one.</div>
      )}
      <div className={classes(old && css.old)}>
        {outcome.kind === 'answer' ? (
          <Answered operation={operation} answer={outcome} environment={environment} />
        ) : (
          <NoAnswer {...failureWords[outcome.reason]} />
        )}
      </div>
    </section>
  )
}

const NoAnswer = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className={css.text}>
    <strong>{title}</strong>
    <p>{text}</p>
  </div>
)

function Answered({ operation, answer, environment }: AnsweredProps) {
  const facts = answerFacts(answer)
  const { requestId } = facts
  return (
    <>
      <div className={css.head}>
        <StatusMark status={answer.status} />
        <span>{environmentNames[environment]}</span>
        <span>{answer.ms} ms</span>
        <span>{sizeWords(answer.body.size)}</span>
        {requestId && (
          <span className={css.end}>
            {requestId}
            <CopyButton text={requestId} what="request ID" />
          </span>
        )}
      </div>
      {answer.status >= 400 && <Explanation operation={operation} status={answer.status} code={facts.code} />}
      <AnswerBody answer={answer} facts={facts} />
      <Charge facts={facts} />
      <details className={css.headers}>
        <summary>
          {answer.headers.length} {answer.headers.length === 1 ? 'header' : 'headers'}
        </summary>
        <dl>
          {answer.headers.map(([name, value]) => (
            <Header key={name} name={name} value={value} />
          ))}
        </dl>
      </details>
    </>
  )
}

function Charge({ facts: { charged, left } }: { readonly facts: AnswerFacts }) {
  if (charged === null) return null
  return (
    <p className={css.foot}>
      <span>
        Charged <Credits value={charged} />
        {left !== null && (
          <>
            , left <Credits value={left} />
          </>
        )}
      </span>
    </p>
  )
}

const Header = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
