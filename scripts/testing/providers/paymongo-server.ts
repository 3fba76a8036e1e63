// PayMongo as far as the portal uses it, by https://developers.paymongo.com (checkout sessions v1).
import { createHmac } from 'node:crypto'
import {
  type EventChange,
  type Happening,
  type HostedBench,
  type Portal,
  type ProviderAnswer,
  type ProviderRequest,
  providerSettings,
  secrets,
  startProviderServer,
} from './provider-server.ts'

type Attributes = Record<string, unknown>
interface Resource<Kind> {
  readonly id: string
  readonly type: string
  readonly attributes: Kind
}
interface Refund extends Attributes {
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>> | null
}
interface Payment extends Attributes {
  readonly amount: number
  readonly currency: string
  readonly refunds: Resource<Refund>[]
}
interface Session extends Attributes {
  status: 'active' | 'expired'
  readonly reference_number: string
  readonly checkout_url: string
  readonly success_url: string
  readonly cancel_url: string
  readonly metadata: Readonly<Record<string, string>>
  readonly line_items: readonly { readonly amount: number; readonly currency: string }[]
  readonly payments: Resource<Payment>[]
}

const activated = ['card', 'gcash', 'paymaya', 'qrph']

export async function startPaymongo(): Promise<HostedBench> {
  const sessions = new Map<string, Resource<Session>>()
  const payments: Resource<Payment>[] = []
  let portal: Portal | undefined
  let count = 0
  const now = () => Math.floor((portal?.parts.clock().getTime() ?? 0) / 1000)
  const newId = (kind: string) => {
    count += 1
    return `${kind}_${count}`
  }

  function openSession(
    input: Session & { readonly payment_method_types: readonly string[] },
  ): ProviderAnswer {
    const closed = input.payment_method_types.filter((type) => !activated.includes(type))
    if (closed.length > 0) return refusal(400, 'payment_method_not_allowed')
    const amount = input.line_items.reduce((sum, line) => sum + line.amount, 0)
    if (amount < 2000 || input.line_items.some(({ currency }) => currency !== 'PHP'))
      return refusal(400, 'parameter_invalid')
    const id = newId('cs')
    const checkout_url = `https://checkout.paymongo.com/${id}`
    const attributes: Session = { ...input, checkout_url, status: 'active', payments: [] }
    const session = { id, type: 'checkout_session', attributes }
    sessions.set(id, session)
    return ok({ data: session })
  }
  function refund(input: Refund & { readonly payment_id: string }): ProviderAnswer {
    const payment = payments.find(({ id }) => id === input.payment_id)
    const gone = payment?.attributes.refunds.reduce((sum, { attributes }) => sum + attributes.amount, 0) ?? 0
    if (!payment || gone + input.amount > payment.attributes.amount)
      return refusal(400, 'refund_amount_greater_than_remaining')
    const attributes = { ...input, currency: 'PHP', status: 'succeeded', created_at: now() }
    const newRefund = { id: newId('ref'), type: 'refund', attributes }
    payment.attributes.refunds.push(newRefund)
    return ok({ data: newRefund })
  }
  /** Newest first, two to a page, however many are input for. */
  function list(query: URLSearchParams): ProviderAnswer {
    const all = payments.toReversed()
    const from = all.findIndex(({ id }) => id === query.get('after')) + 1
    return ok({ data: all.slice(from, from + 2), has_more: all.length > from + 2 })
  }
  function answer({ method, path, query, body, headers }: ProviderRequest): ProviderAnswer {
    const key = Buffer.from(String(headers.authorization).replace('Basic ', ''), 'base64').toString()
    if (key !== 'sk_test_hunter2hunter2:') return refusal(401, 'authentication_invalid')
    const [, , kind, id = '', last] = path.split('/')
    const input = method === 'POST' ? JSON.parse(body).data.attributes : undefined
    if (kind === 'merchants') return { status: 200, body: activated }
    if (path === '/v1/payments') return list(query)
    if (path === '/v1/refunds') return refund(input)
    if (path === '/v1/checkout_sessions') return openSession(input)
    const session = sessions.get(id)
    if (kind === 'payments') return orMissing(payments.find((one) => one.id === id))
    if (last !== 'expire' || !session) return orMissing(session)
    if (session.attributes.status !== 'active') return refusal(400, 'resource_processing_state')
    session.attributes.status = 'expired'
    return orMissing(session)
  }
  const provider = await startProviderServer(answer)

  const sessionOf = (reference: string) =>
    [...sessions.values()].findLast(({ attributes }) => attributes.reference_number === reference)
  const openedFor = (reference: string) => {
    const session = sessionOf(reference)
    if (!session) throw new Error(`PayMongo knows no checkout ${reference}.`)
    return session
  }
  const paymentOf = (reference: string, rest: Attributes = {}): Resource<Payment> => ({
    id: newId('pay'),
    type: 'payment',
    attributes: {
      amount: 300_00,
      currency: 'PHP',
      status: 'paid',
      metadata: { reference, pm_reference_number: reference },
      refunds: [],
      created_at: now(),
      paid_at: now(),
      ...rest,
    },
  })

  /** The resource of an event, as `data.attributes.data` has it. */
  function dataOf(
    reference: string,
    happening: Happening,
    { amount, currency }: EventChange,
  ): [string, object] {
    const changed = { ...(amount !== undefined && { amount }), ...(currency && { currency }) }
    const known = payments.findLast(
      ({ attributes }) => (attributes.metadata as Attributes).reference === reference,
    )
    switch (happening.type) {
      case 'unrelated':
        return ['payment.paid', paymentOf('', { metadata: { order: '7' } })]
      case 'refunded': {
        const metadata = happening.refundId === null ? null : { reference, refund_id: happening.refundId }
        const attributes = {
          amount: 100_00,
          currency: 'PHP',
          status: 'succeeded',
          payment_id: known?.id,
          metadata,
          ...changed,
        }
        return ['payment.refund.updated', { id: 'ref_9', type: 'refund', attributes }]
      }
      case 'paid': {
        const paid = known ?? paymentOf(reference)
        const payment = { ...paid, attributes: { ...paid.attributes, ...changed } }
        const attributes = { reference_number: reference, payments: [payment] }
        return ['checkout_session.payment.paid', { id: 'cs_1', type: 'checkout_session', attributes }]
      }
      default:
        return ['payment.paid', paymentOf(reference, { ...known?.attributes, ...changed })]
    }
  }
  function sign(type: string, data: object, change: EventChange = {}) {
    const { secret = secrets.paymongo, at = portal?.parts.clock() ?? new Date(), otherMode = false } = change
    const event = { type, livemode: otherMode, data, created_at: now() }
    const body = JSON.stringify({ data: { id: change.id ?? newId('evt'), type: 'event', attributes: event } })
    const time = Math.floor(at.getTime() / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    const modes = `te=${signature},li=${otherMode ? signature : ''}`
    return { body, headers: { 'Paymongo-Signature': `t=${time},${modes}` } }
  }

  return {
    name: 'paymongo',
    provider,
    settings: providerSettings('paymongo', provider.url),
    join(server) {
      portal = server
    },
    async pay(reference, taken) {
      const { attributes } = openedFor(reference)
      const amount = attributes.line_items.reduce((sum, line) => sum + line.amount, 0)
      const payment = paymentOf(reference, { amount, metadata: attributes.metadata, ...taken })
      attributes.payments.push(payment)
      payments.push(payment)
    },
    checkout(reference) {
      const { status, line_items } = openedFor(reference).attributes
      const amount = line_items.reduce((sum, line) => sum + line.amount, 0)
      return { isOpen: status === 'active', amount, currency: line_items[0]?.currency ?? '' }
    },
    pageAt(checkoutUrl) {
      const session = [...sessions.values()].find(({ attributes }) => attributes.checkout_url === checkoutUrl)
      if (!session) return undefined
      const { reference_number: reference, success_url: success, cancel_url: cancel } = session.attributes
      return { reference, success, cancel }
    },
    event: (reference, happening, change = {}) => sign(...dataOf(reference, happening, change), change),
    declinedAtCheckout: (reference) => sign('payment.failed', paymentOf(reference, { status: 'failed' })),
    close: provider.close,
  }
}

const ok = (body: object): ProviderAnswer => ({ status: 200, body })
const orMissing = (data: object | undefined): ProviderAnswer =>
  data ? ok({ data }) : refusal(404, 'resource_not_found')
const refusal = (status: number, code: string): ProviderAnswer => ({
  status,
  body: { errors: [{ code, detail: code }] },
})
