import { Circle, CircleCheck } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { row, stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type AccountFacts, firstSteps } from './next-step.ts'

/** The first steps of a new account. The card disappears when all are done. */
export function FirstStepsCard({ facts }: { readonly facts: AccountFacts }) {
  const steps = firstSteps(facts)
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <Card as="section" aria-labelledby="first-steps" className={stack(4)}>
      <header className={row(3, 'between')}>
        <h2 className="card-title" id="first-steps">
          Get started
        </h2>
        <p className="note">
          {done} of {steps.length} done
        </p>
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.title} className={classes(row(3), 'ruled-row')}>
            <Icon of={step.done ? CircleCheck : Circle} />
            {step.done ? (
              <p className="note">
                {step.title} <VisuallyHidden>(done)</VisuallyHidden>
              </p>
            ) : (
              <a className="link" href={step.href}>
                {step.title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
