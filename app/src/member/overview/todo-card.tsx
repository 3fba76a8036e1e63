import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { RoleLinkButton } from '../../domain/team/role-gate.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Attention } from './attention.ts'
import { type AccountFacts, type FirstStep, firstSteps } from './first-steps.ts'

/** Forms weigh more than the rest of the page, and only a new account has this one. */
const SubscribeButton = lazy(() =>
  import('./subscribe-button.tsx').then((one) => ({ default: one.SubscribeButton })),
)

interface TodoCardProps {
  readonly urgent: readonly Attention[]
  readonly facts: AccountFacts
}

/** The one list of what there is to do, the most urgent first: then the first steps of a new account, until all are done. */
export function TodoCard({ urgent, facts }: TodoCardProps) {
  const steps = firstSteps(facts)
  const open = steps.filter(({ done }) => !done)
  if (urgent.length + open.length === 0) return null
  const [next] = open
  return (
    <Card as="section" aria-labelledby="todo" className={stack(4)}>
      <header className={row(3, 'between')}>
        <h2 className="card-title" id="todo">
          {urgent.length > 0 ? 'Needs your attention' : 'Get started'}
        </h2>
        {open.length > 0 && (
          <p className="note">
            {urgent.length > 0 && 'First steps: '}
            {steps.length - open.length} of {steps.length} done
          </p>
        )}
      </header>
      <ul>
        {urgent.map((item) => (
          <Row key={item.key} item={item} icon={CircleAlert} />
        ))}
        {open.map((step) => (
          <Row
            key={step.key}
            item={step}
            icon={Circle}
            offer={step.offer}
            {...(step === next && !step.offer && { look: 'primary' })}
          />
        ))}
        {open.length > 0 &&
          steps
            .filter(({ done }) => done)
            .map(({ key, what }) => (
              <li key={key} className={classes(row(3), 'ruled-row')}>
                <Icon of={CircleCheck} />
                <p className="note">
                  {what} <VisuallyHidden>(done)</VisuallyHidden>
                </p>
              </li>
            ))}
      </ul>
    </Card>
  )
}

interface RowProps {
  readonly item: Attention
  readonly icon: typeof Circle
  readonly look?: 'primary'
  readonly offer?: FirstStep['offer']
}

function Row({ item: { what, why, action, href, gate }, icon, offer, ...look }: RowProps) {
  const link = { size: 'small', href, 'aria-label': `${action}: ${what}`, children: action, ...look } as const
  return (
    <li className={classes(row(3), 'ruled-row')}>
      <Icon of={icon} />
      <div className={grow()}>
        <p className="strong">{what}</p>
        <p className="note">{why}</p>
      </div>
      {gate ? <RoleLinkButton gate={gate} {...link} /> : <LinkButton {...link} />}
      {offer && (
        <Suspense fallback={null}>
          <SubscribeButton to={offer} />
        </Suspense>
      )}
    </li>
  )
}
