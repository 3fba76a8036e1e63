import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useAppState, useServices } from '../../lib/services.ts'
import { type PaymentRequest, paymentIntents } from './intents.ts'
import { billPaymentQuery, topUpQuery, unfinishedQuery } from './queries.ts'

type Started = components['schemas']['Payment']

export interface PayInput {
  readonly request: PaymentRequest
  /** Open checkouts that the person knows of and leaves alone. */
  readonly leftOpen: ReadonlySet<string>
}

/**
 * The write that starts a payment, for `useApiForm`, once for what was asked for: a lost answer is asked for again under
 * the same key, and what another tab has begun is shown before anything is begun beside it. `openCheckout` leads on.
 */
export function usePayment() {
  const services = useServices()
  const { portal, queryClient } = services
  const intents = useAppState(paymentIntents)

  async function statusOf({ source }: PaymentRequest, transactionId: string) {
    const query =
      source === 'TOPUP'
        ? queryClient.fetchQuery({ ...topUpQuery(portal, transactionId), staleTime: 0 })
        : queryClient.fetchQuery({ ...billPaymentQuery(portal, transactionId), staleTime: 0 })
    return (await query).data.status
  }

  /** The intent to go on with; an AbortError where the person has to look first. */
  async function intentOf({ request, leftOpen }: PayInput) {
    const { source } = request
    const intent = intents.find(request)
    if (intent && !intent.transactionId) return intent
    if (intent?.transactionId) {
      const status = await statusOf(request, intent.transactionId)
      if (status === 'PENDING') return intent
      intents.settled(source, intent.transactionId, status === 'PAID')
      if (status === 'PAID') throw lookFirst()
    }
    const { data } = await queryClient.fetchQuery({ ...unfinishedQuery(portal, source), staleTime: 0 })
    if (data.some(({ transaction_id, automatic }) => !automatic && !leftOpen.has(transaction_id)))
      throw lookFirst()
    return intents.begin(request)
  }

  const post = mutationOptions(portal, 'post', '/api/payment')
  const write: UseMutationOptions<Started, Error, PayInput> = {
    mutationKey: post.mutationKey,
    mutationFn: async (input, context) => {
      const { key } = await intentOf(input)
      const { data } = await post.mutationFn(
        { body: input.request, headers: { 'Idempotency-Key': key } },
        context,
      )
      intents.started(data.source, data.transaction_id)
      return data
    },
  }

  /** Ends when the browser brings the page back from its memory, as it was left: on its way to the checkout. */
  function openCheckout({ checkout_url }: Started): Promise<unknown> {
    services.goTo(checkout_url)
    return new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
  }

  return { write, openCheckout, intents }
}

const lookFirst = () => new DOMException('There is something to look at first', 'AbortError')
