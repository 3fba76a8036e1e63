import { classes } from '../../../ui/classes.ts'
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
        <p className={classes('note', css.none)}>
          <strong>The gateway doesn’t forward {method} calls</strong>
          This operation is documentation only. The sample below shows it as documented.
        </p>
      </div>
    )
  return (
    <div className={css.switch}>
      <p className={classes('note', css.none)}>
        <strong>These calls don’t work yet</strong>
        {name} is documentation only: it has no mock, and no API behind the gateway. The sample below shows
        what a call will look like.
      </p>
    </div>
  )
}
