import { isForwarded } from '../model/environments.ts'
import css from '../outline.module.css'

interface NothingAnswersProps {
  readonly name: string
  readonly method: string
}

/** In place of the environments, for what is documented and no more. */
export function NothingAnswers({ name, method }: NothingAnswersProps) {
  if (!isForwarded(method))
    return (
      <div className={css.switch}>
        <p className={css.none}>
          <strong>The gateway doesn’t forward {method} calls</strong>
          This one is documented alone. The sample below shows it as the document has it.
        </p>
      </div>
    )
  return (
    <div className={css.switch}>
      <p className={css.none}>
        <strong>Nothing answers these calls yet</strong>
        {name} is documented here, without a mock and without an API behind the gateway. The sample below
        shows the call as it will be.
      </p>
    </div>
  )
}
