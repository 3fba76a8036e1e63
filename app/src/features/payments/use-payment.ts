import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ProblemText, problemText, wasCancelled } from '../../lib/problem.ts'
import { useAppState, useServices } from '../../lib/services.ts'
import { type PaymentRequest, paymentIntents } from './intents.ts'
import { billPaymentQuery, topUpQuery, unfinishedQuery } from './queries.ts'

interface PayInput {
  readonly request: PaymentRequest
  /** Open checkouts that the person knows of and leaves alone. */
  readonly leftOpen: ReadonlySet<string>
}

/**
 * Starts a payment and leads to its checkout, once for what was asked for: a second press does nothing, a lost answer is asked for again
 * under the same key, and what another tab has begun is shown before anything is begun beside it.
 */
export function usePayment() {
  const services = useServices()
  const { portal, queryClient } = services
  const intents = useAppState(paymentIntents)
  const { mutateAsync } = useMutation(mutationOptions(portal, 'post', '/api/payment'))
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ProblemText | null>(null)

  function rest() {
    running.current = false
    setBusy(false)
  }

  // The browser may bring the page back from its memory as it was left: on its way to the checkout.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && rest()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  })

  async function statusOf({ source }: PaymentRequest, transactionId: string) {
    const query =
      source === 'TOPUP'
        ? queryClient.fetchQuery({ ...topUpQuery(portal, transactionId), staleTime: 0 })
        : queryClient.fetchQuery({ ...billPaymentQuery(portal, transactionId), staleTime: 0 })
    return (await query).data.status
  }

  /** The intent to go on with; undefined where the person has to look first. */
  async function intentOf({ request, leftOpen }: PayInput) {
    const { source } = request
    const intent = intents.find(request)
    if (intent && !intent.transactionId) return intent
    if (intent?.transactionId) {
      const status = await statusOf(request, intent.transactionId)
      if (status === 'PENDING') return intent
      intents.settled(source, intent.transactionId, status === 'PAID')
      if (status === 'PAID') return undefined
    }
    const { data } = await queryClient.fetchQuery({ ...unfinishedQuery(portal, source), staleTime: 0 })
    if (data.some(({ transaction_id, automatic }) => !automatic && !leftOpen.has(transaction_id)))
      return undefined
    return intents.begin(request)
  }

  async function pay(input: PayInput): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      const intent = await intentOf(input)
      if (!intent) return rest()
      const { data } = await mutateAsync({
        body: input.request,
        headers: { 'Idempotency-Key': intent.key },
      })
      intents.started(data.source, data.transaction_id)
      services.goTo(data.checkout_url)
    } catch (error) {
      if (!wasCancelled(error)) setFailure(problemText(error))
      rest()
    }
  }

  return { pay, busy, failure, intents }
}
