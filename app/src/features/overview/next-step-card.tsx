import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import type { NextStep } from './next-step.ts'
import css from './overview.module.css'

interface NextStepCardProps {
  readonly step: NextStep
}

/** The one thing worth doing next, and why. */
export function NextStepCard({ step }: NextStepCardProps) {
  return (
    <Card as="section" aria-labelledby="next-step">
      <p className="label">Next step</p>
      <h2 className={classes('card-title', css.nextStepTitle)} id="next-step">
        {step.title}
      </h2>
      <p className="small muted">{step.why}</p>
      <LinkButton className={css.action} href={step.href}>
        {step.action}
      </LinkButton>
    </Card>
  )
}
