import dayjs from 'dayjs'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { row } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { failureWords } from '../sending/failure-words.ts'
import type { Entry } from '../state/history.ts'
import css from '../try-it.module.css'
import { EnvironmentMark } from './environment-mark.tsx'
import { StatusMark } from './status-mark.tsx'
import '../../../theme/fold.css'

interface CallHistoryProps {
  readonly history: readonly Entry[]
  readonly onRecall: (entry: Entry) => void
  readonly onReplay: (entry: Entry) => void
  readonly onForget: () => void
}

const timeOf = (at: number): string => dayjs(at).format('HH:mm:ss')

/** The newest calls of this operation. Recalling one brings back form and response; replaying sends it again. */
export function CallHistory({ history, onRecall, onReplay, onForget }: CallHistoryProps) {
  if (history.length === 0) return null
  return (
    <details className={classes('fold', css.history)}>
      <summary>
        Your calls <span className="num">{history.length}</span>
      </summary>
      <ol>
        {history.map((entry) => {
          const label = `call at ${timeOf(entry.at)}`
          return (
            <li key={entry.id} className={classes(row([0, 3]), css.call)}>
              <PlainButton
                look="bare"
                className={classes('label', css.recall)}
                onClick={() => onRecall(entry)}
              >
                <VisuallyHidden>Show call</VisuallyHidden>
                {entry.outcome.kind === 'response' ? (
                  <StatusMark status={entry.outcome.status} />
                ) : (
                  <span className={css.failed}>{failureWords[entry.outcome.reason].title}</span>
                )}
                <span className="num">{timeOf(entry.at)}</span>
                <EnvironmentMark environment={entry.environment} />
                <span className={classes('num', css.took)}>{entry.outcome.ms} ms</span>
              </PlainButton>
              <Button
                look="link"
                size="small"
                aria-label={`Send again ${label}`}
                onClick={() => onReplay(entry)}
              >
                Send again
              </Button>
            </li>
          )
        })}
      </ol>
      <Button look="link" size="small" onClick={onForget}>
        Clear history
      </Button>
    </details>
  )
}
