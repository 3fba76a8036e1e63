import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCredits, formatDecimal } from '../../../base/format/format.ts'
import { formatMonth } from '../../../domain/wallet/month.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fact } from '../../../ui/facts.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { billPaymentQuery, topUpQuery } from '../queries.ts'
import { Outcome } from './outcome.tsx'

interface StatusQuery {
  readonly state: {
    readonly data?: { readonly data: { readonly status: string } } | undefined
    readonly dataUpdateCount: number
  }
}

const pausesMs = [1000, 1000, 2000, 3000, 5000, 8000, 13_000]

const longestMs = 20_000

/** How long until a payment is asked about again: soon at first, as most are confirmed in a moment; never once it has ended. */
export const pauseOf = ({ state: { data, dataUpdateCount } }: StatusQuery): number | false =>
  data?.data.status === 'PENDING' ? (pausesMs[dataUpdateCount - 1] ?? longestMs) : false

/**
 * The checkout's return page. Its address is the provider's claim about the payment; the page shows the portal's own
 * record, even at the address of the other outcome or kind.
 */
export function PaymentResultPage({ name, params }: PageProps) {
  const id = params.slug ?? ''
  if (name === 'billingSuccess')
    return <BillResult id={id} missing={<TopUpResult id={id} missing={<NoPayment />} />} />
  return <TopUpResult id={id} missing={<BillResult id={id} missing={<NoPayment />} />} />
}

interface ResultProps {
  /** The provider's `transaction_id`. */
  readonly id: string
  readonly missing: ReactNode
}

const waiting = {
  what: 'your payment',
  level: 2,
  skeleton: <PlainSkeleton height="320px" />,
  frame: (state: ReactNode) => <PageFrame title="Payment">{state}</PageFrame>,
} as const

function TopUpResult({ id, missing }: ResultProps) {
  const query = useQuery({ ...topUpQuery(usePortal(), id), refetchInterval: pauseOf })
  return (
    <QueryBoundary {...waiting} queries={[query]} missing={missing}>
      {({ data }) => (
        <Outcome
          payment={data}
          source="TOPUP"
          what={`${formatCredits(data.credits)} credits`}
          done={
            data.debt_credits
              ? `${formatCredits(data.debt_credits)} of ${formatCredits(data.credits)} credits paid your debt.`
              : `${formatCredits(data.credits)} credits are in your wallet.`
          }
          next={<LinkButton href={href('wallet')}>See your wallet</LinkButton>}
          retry={href(
            'topUp',
            {},
            {
              query: {
                credits: data.credits.replace(/\.00$/, ''),
                currency: data.currency,
                payment: data.payment,
                step: 'review',
              },
            },
          )}
        >
          {data.debt_credits && <Fact name="Debt paid">{formatDecimal(data.debt_credits)} credits</Fact>}
          {data.balance_after !== null && (
            <Fact name="Balance after">{formatDecimal(data.balance_after)} credits</Fact>
          )}
        </Outcome>
      )}
    </QueryBoundary>
  )
}

function BillResult({ id, missing }: ResultProps) {
  const query = useQuery({ ...billPaymentQuery(usePortal(), id), refetchInterval: pauseOf })
  return (
    <QueryBoundary {...waiting} queries={[query]} missing={missing}>
      {({ data }) => (
        <Outcome
          payment={data}
          source="BILLING"
          what={`Statements: ${data.statements.map(({ month }) => formatMonth(month)).join(', ')}`}
          done="Your statements are settled."
          next={<LinkButton href={href('pay')}>See your statements</LinkButton>}
          retry={href('pay')}
        />
      )}
    </QueryBoundary>
  )
}

const NoPayment = () => (
  <PageFrame title="Payment">
    <EmptyState
      icon={SearchX}
      level={2}
      title="We can’t find this payment"
      action={<LinkButton href={href('wallet')}>See your wallet</LinkButton>}
    >
      The link may be incomplete, or the payment belongs to another account. Your wallet lists every payment
      that arrived.
    </EmptyState>
  </PageFrame>
)
