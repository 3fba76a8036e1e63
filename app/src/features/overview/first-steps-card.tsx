import { Circle, CircleCheck } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type AccountFacts, firstSteps } from './next-step.ts'
import css from './overview.module.css'

/** What a new account has to do once. It goes when all is done. */
export function FirstStepsCard({ facts }: { readonly facts: AccountFacts }) {
  const steps = firstSteps(facts)
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <Card as="section" aria-labelledby="first-steps" className={css.card}>
      <header className={css.cardHead}>
        <h2 className={css.cardTitle} id="first-steps">
          Get started
        </h2>
        <p className={css.note}>
          {done} of {steps.length} done
        </p>
      </header>
      <ol className={css.list}>
        {steps.map((step) => (
          <li key={step.title} className={css.item}>
            <Icon of={step.done ? CircleCheck : Circle} />
            {step.done ? (
              <p className={css.note}>
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
