import { useQuery } from '@tanstack/react-query'
import { BlockerNote } from '../../../domain/capabilities/blocker-note.tsx'
import { useActionBlockers } from '../../../domain/capabilities/queries.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { classes } from '../../../ui/classes.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'
import { subscribing } from './subscribing.ts'

/** The way to a key, and what stands in it. */
export function Subscribe({ api }: { readonly api: ApiVersion }) {
  const current = useSessionState()
  const role = current.kind === 'member' ? current.profile.user_type : 'VISITOR'
  const subscriptions = useQuery({ ...subscriptionsQuery(usePortal()), enabled: role === 'USER' }).data?.data
  const blockersOf = useActionBlockers(api.api)
  const blocker = blockersOf('CALL_LIVE').find(({ code }) => code !== 'subscription')
  const step = subscribing({ api, role, held: subscriptions ?? [], blocker })
  if (!step) return null
  return (
    <>
      <PlainLinkButton look={step.calm ? 'ghost' : 'primary'} href={step.to}>
        {step.label}
      </PlainLinkButton>
      {step.missing && <BlockerNote className={classes('label', css.missing)} of={step.missing} />}
    </>
  )
}
