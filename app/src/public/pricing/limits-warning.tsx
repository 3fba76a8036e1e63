import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import type { planFits } from './plan-fit.ts'

/** Where a month of calls is more than a plan allows: the plan’s limit, and the plan that fits. */
export function LimitsWarning({ fits }: { readonly fits: ReturnType<typeof planFits> }) {
  const tooSmall = fits.filter(({ excess }) => excess)
  const [first] = tooSmall
  if (!first?.excess) return null
  const names = tooSmall.map(({ plan }) => plan.plan_name)
  const fitting = fits.find(({ excess }) => !excess)
  return (
    <Banner tone="warning" title={`More calls than ${names.join(' or ')} allows.`}>
      {first.plan.plan_name} allows {first.excess.allowed} to {first.excess.apiName}.{' '}
      {fitting ? (
        `${fitting.plan.plan_name} fits.`
      ) : (
        <a className="link" href={href('contact')}>
          Ask us for a higher limit
        </a>
      )}
    </Banner>
  )
}
