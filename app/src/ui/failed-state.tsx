import { CloudOff } from 'lucide-react'
import { classes } from './classes.ts'
import styles from './frames.module.css'
import { Icon } from './icon.tsx'
import { row, stack } from './layout.ts'
import { PlainButton } from './plain-button.tsx'
import { ProblemFacts } from './problem-facts.tsx'

interface FailedStateProps {
  readonly title: string
  /** Of its heading: 2 right below the page's own, 3 within a section. */
  readonly level?: 2 | 3
  readonly children: string
  readonly problem: { readonly code?: string | undefined; readonly requestId?: string | undefined }
  readonly retry: () => void
}

/** A failure to load: its cause, its remedy, the page about it, and the ID that support asks for. */
export function FailedState({ title, level = 3, children, problem, retry }: FailedStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={classes(stack(2), styles.state)} role="alert">
      <Icon of={CloudOff} size={24} />
      <Title {...(level === 2 && { className: 'card-title' })}>{title}</Title>
      <p>{children}</p>
      <div className="muted">
        <ProblemFacts of={problem} />
      </div>
      <div className={classes(row(3, 'centred'), styles.emptyStateActions)}>
        <PlainButton onClick={retry}>Try again</PlainButton>
      </div>
    </div>
  )
}
