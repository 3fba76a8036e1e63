import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { useLocation } from 'wouter'
import { useKeyCall } from '../../domain/keys/use-key-call.ts'
import { newSubscriptionRoles } from '../../domain/team/role.ts'
import { RoleButton, RoleLinkButton } from '../../domain/team/role-gate.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Attention } from './attention.ts'
import { type AccountFacts, type FirstStep, firstSteps } from './first-steps.ts'

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
      {offer && <Subscribe to={offer} />}
    </li>
  )
}

/** With its price beside it; then the page with the new keys. */
function Subscribe({ to: { api, name } }: { readonly to: NonNullable<FirstStep['offer']> }) {
  const [, navigate] = useLocation()
  const { submit, busy, failure } = useApiForm({
    defaultValues: {},
    write: useKeyCall('POST /api/user-subscription'),
    variables: () => ({ api, apiName: name, init: { body: { api } } }),
    onDone: () => navigate(href('subscriptions', {}, { query: { api } })),
  })
  return (
    <>
      <FormError of={failure} title="You weren’t subscribed." />
      <RoleButton gate={newSubscriptionRoles} size="small" look="primary" busy={busy} onClick={submit}>
        {busy ? 'Subscribing…' : 'Subscribe'}
      </RoleButton>
    </>
  )
}
