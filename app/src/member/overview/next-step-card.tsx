import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import type { NextStep } from './next-step.ts'

interface NextStepCardProps {
  readonly step: NextStep
}

/** The one thing worth doing next, and why. */
export function NextStepCard({ step }: NextStepCardProps) {
  return (
    <Card as="section" aria-labelledby="next-step">
      <p className="label">Next step</p>
      <h2 className={classes('card-title', css.overviewNextStepTitle)} id="next-step">
        {step.title}
      </h2>
      <p className="small muted">{step.why}</p>
      <LinkButton className={css.overviewDetail} href={step.href}>
        {step.action}
      </LinkButton>
    </Card>
  )
}
