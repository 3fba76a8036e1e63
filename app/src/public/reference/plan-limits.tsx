import { useQuery } from '@tanstack/react-query'
import { announcedLimits, useAnnouncements } from '../../domain/catalogue/announcements.ts'
import { limitsSentence } from '../../domain/catalogue/call-limits.ts'
import { planLimitsQuery } from '../../domain/catalogue/queries.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { stack } from '../../ui/layout.ts'

interface PlanLimitsProps {
  readonly api: string
  readonly version: string
}

/** How often each plan lets an API be called: a line each, beside its price, with what is announced. */
export function PlanLimits({ api, version }: PlanLimitsProps) {
  const announcements = useAnnouncements(api)
  const plans = useQuery(planLimitsQuery(usePortal(), api)).data?.data ?? []
  const ofVersion = announcedLimits(announcements, version)
  if (plans.length === 0) return null
  return (
    <ul className={classes(stack(1), 'note')} aria-label="Limits">
      {plans.map(({ plan_id, plan_name, limits }, index) => (
        <li key={plan_id}>
          {[`${limitsSentence(limits)} on ${plan_name}`, announcedLimits(announcements, plan_id)]
            .filter(Boolean)
            .join('. ')}
          {index === plans.length - 1 && (
            <>
              .{' '}
              <a className="link" href={href('docsUsers', { slug: 'limits' })}>
                What limits mean
              </a>
            </>
          )}
        </li>
      ))}
      {ofVersion && (
        <li>
          {ofVersion}, for {version}
        </li>
      )}
    </ul>
  )
}
