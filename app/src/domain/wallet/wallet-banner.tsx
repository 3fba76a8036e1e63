import type { components } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { formatCredits } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { Banner } from '../../ui/banner.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { useBilled } from '../billing/use-billed.ts'
import { RoleButton, RoleLinkButton } from '../team/role-gate.tsx'
import { areActive, isLow, topUpHref } from './rules.ts'
import { runwayWords } from './runway.ts'

type Schemas = components['schemas']

interface WalletBannerProps {
  readonly wallet: Schemas['WalletCredits']
  readonly alerts: Schemas['WalletThreshold']
  /** Days that the credits last at this week's rate; unknown while nothing is spent. */
  readonly runway?: number | undefined
}

/**
 * The state of a wallet that needs something done, worded once for every page: free credits to redeem, none left, or few. A new
 * account is offered its free credits and nothing else.
 */
export function WalletBanner({ wallet, alerts, runway }: WalletBannerProps) {
  const { wallet_credits: credits, starter_credits: starter, debt_credits: debt } = wallet
  const isNew = !isZero(starter) && !areActive(alerts)
  return (
    <>
      <StarterOffer credits={starter} />
      {debt && <Debt credits={debt} />}
      {!isNew && (
        <Shortage credits={credits} alert={alerts.threshold1} low={isLow(credits, alerts)} runway={runway} />
      )}
    </>
  )
}

/** Said where a balance stands, and where credits are bought. */
export const Debt = ({ credits }: { readonly credits: string }) => (
  <Banner tone="warning" title={`You owe ${formatCredits(credits)} credits.`}>
    They were spent before your bank took back their payment. Your next top-up pays them first.
  </Banner>
)

interface ShortageProps {
  readonly credits: string
  readonly alert: string
  readonly low: boolean
  readonly runway: number | undefined
}

function Shortage({ credits, alert, low, runway }: ShortageProps) {
  const topUp = (
    <RoleLinkButton gate="POST /api/payment" href={topUpHref(credits, alert)}>
      Top up
    </RoleLinkButton>
  )
  const isBilled = useBilled()
  // Its calls keep working, and are billed.
  if (isZero(credits) && isBilled) return null
  if (isZero(credits))
    return (
      <Banner tone="warning" title="Your wallet is empty." action={topUp}>
        {policies.emptyWallet}
      </Banner>
    )
  if (!low) return null
  return (
    <Banner tone="warning" title="Credits are low." action={topUp}>
      {formatCredits(credits)} left, {credits === alert ? 'at' : 'below'} your {formatCredits(alert)}-credit
      alert. {runway !== undefined && `At this week’s pace, ${runwayWords(runway)} left.`}
    </Banner>
  )
}

/** The credits that an account gets once, while they are there to be had. */
export function StarterOffer({ credits }: { readonly credits: string }) {
  const toast = useToast()
  const amount = formatCredits(credits)
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/redeem-starter'),
    // The wallet is read again before this is said, and then has none left to redeem.
    onMutate: () => amount,
    onSuccess: (_wallet, _body, redeemed) =>
      toast({ kind: 'success', title: `${redeemed} free credits are in your wallet.` }),
  })
  if (isZero(credits)) return null
  return (
    <>
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="Your credits weren’t redeemed."
      />
      <Banner
        tone="good"
        title={`${amount} free credits are waiting for you.`}
        action={
          <RoleButton gate="POST /api/redeem-starter" busy={isPending} onClick={() => mutate({})}>
            {isPending ? 'Redeeming…' : 'Redeem'}
          </RoleButton>
        }
      >
        Your first subscription adds them. Use them on any API until the end of next month.
      </Banner>
    </>
  )
}
