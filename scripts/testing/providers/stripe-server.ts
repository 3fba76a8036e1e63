// Stripe as far as the portal uses it, by https://docs.stripe.com/api (2026-10-28.endive).
import { type ProviderAnswer, type ProviderRequest, startProviderServer } from './provider-server.ts'

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'payment' | 'setup'
  readonly url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  readonly client_reference_id: string
  readonly success_url: string
  readonly cancel_url: string
  amount_total: number
  currency: string
  payment_intent: string | null
  setup_intent: string | null
}
export interface Intent {
  readonly id: string
  status: 'succeeded' | 'requires_payment_method' | 'canceled' | 'processing'
  readonly amount: number
  readonly amount_received: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly last_payment_error: { code: string; decline_code: string } | null
}
interface Refund {
  readonly id: string
  readonly status: 'succeeded'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly metadata: Readonly<Record<string, string>>
}
/** Texts by their path: `line_items.0.price_data.currency`. */
type Form = Readonly<Record<string, string | undefined>>

/** Its API, with what it knows. The clock is the portal's. */
export async function startStripeApi(clock: () => Date) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const answers = new Map<
    string,
    { readonly body: string; readonly answer: ProviderAnswer; readonly at: number }
  >()
  let count = 0
  const now = () => Math.floor(clock().getTime() / 1000)
  const newId = (kind: string) => {
    count += 1
    return `${kind}_${count}`
  }

  function make(request: ProviderRequest): ProviderAnswer {
    const form = formOf(request.body)
    switch (request.path) {
      case '/v1/checkout/sessions':
        return openSession(form)
      case '/v1/payment_intents':
        return charge(form)
      case '/v1/refunds':
        return refund(form)
      default: {
        const session = sessions.get(request.path.split('/')[4] ?? '')
        if (session?.status !== 'open') return refusal(400, 'invalid_request_error', 'session_not_open')
        session.status = 'expired'
        return ok(session)
      }
    }
  }
  function openSession(form: Form): ProviderAnswer {
    const left = Number(form.expires_at) - now()
    if (left < 1800 || left > 86_400) return refusal(400, 'invalid_request_error', 'expires_at')
    const id = newId('cs_test')
    const amounts = Object.entries(form).filter(([name]) => name.endsWith('.unit_amount'))
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: form.mode === 'setup' ? 'setup' : 'payment',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.client_reference_id ?? '',
      success_url: form.success_url ?? '',
      cancel_url: form.cancel_url ?? '',
      amount_total: amounts.reduce((sum, [, amount]) => sum + Number(amount), 0),
      currency: form['line_items.0.price_data.currency'] ?? 'php',
      payment_intent: null,
      setup_intent: null,
    }
    sessions.set(id, session)
    return ok(session)
  }
  function charge(form: Form): ProviderAnswer {
    if (form.payment_method === 'pm_gone') return refusal(400, 'invalid_request_error', 'resource_missing')
    const isDeclined = form.payment_method === 'pm_declined'
    const intent: Intent = {
      id: newId('pi'),
      status: isDeclined ? 'requires_payment_method' : 'succeeded',
      amount: Number(form.amount),
      amount_received: isDeclined ? 0 : Number(form.amount),
      currency: form.currency ?? '',
      metadata: metadataOf(form),
      last_payment_error: isDeclined ? { code: 'card_declined', decline_code: 'insufficient_funds' } : null,
    }
    intents.set(intent.id, intent)
    if (!isDeclined) return ok(intent)
    const error = { type: 'card_error', ...intent.last_payment_error, message: 'x', payment_intent: intent }
    return { status: 402, body: { error } }
  }
  function refund(form: Form): ProviderAnswer {
    const intent = intents.get(form.payment_intent ?? '')
    const amount = Number(form.amount)
    const gone = refunds
      .filter((one) => one.payment_intent === intent?.id)
      .reduce((sum, one) => sum + one.amount, 0)
    if (!intent || gone + amount > intent.amount_received)
      return refusal(400, 'invalid_request_error', 'charge_already_refunded')
    const newRefund: Refund = {
      id: newId('re'),
      status: 'succeeded',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: metadataOf(form),
    }
    refunds.push(newRefund)
    return ok(newRefund)
  }
  function read({ path, query }: ProviderRequest): ProviderAnswer {
    const [, , kind, id = '', last = ''] = path.split('/')
    if (kind === 'checkout') return orMissing(sessions.get(last))
    if (path === '/v1/payment_intents/search') {
      const reference = /'([^']*)'$/.exec(query.get('query') ?? '')?.[1]
      return ok({ data: [...intents.values()].filter(({ metadata }) => metadata.reference === reference) })
    }
    if (kind === 'payment_intents') return orMissing(intents.get(id))
    if (kind === 'setup_intents') {
      const card = { brand: 'visa', last4: '4242', exp_year: 2029, exp_month: 8 }
      return ok({ id, customer: 'cus_1', payment_method: { id: 'pm_1', card } })
    }
    if (kind === 'refunds')
      return ok({
        data: refunds.filter((one) => one.payment_intent === query.get('payment_intent')),
        has_more: false,
      })
    return charges(query)
  }
  /** Two to a page, however many are asked for. */
  function charges(query: URLSearchParams): ProviderAnswer {
    const all = [...intents.values()].map((intent) => chargeOf(intent)).reverse()
    const within = all.filter(
      ({ created }) =>
        created >= Number(query.get('created[gte]')) && created < Number(query.get('created[lt]')),
    )
    const from = within.findIndex(({ id }) => id === query.get('starting_after')) + 1
    return ok({ data: within.slice(from, from + 2), has_more: within.length > from + 2 })
  }
  const createdAt = new Map<string, number>()
  const chargeOf = ({ id, status, amount, currency, metadata }: Intent) => ({
    id: id.replace('pi', 'ch'),
    paid: status === 'succeeded',
    amount,
    amount_refunded: refunds
      .filter((one) => one.payment_intent === id)
      .reduce((sum, one) => sum + one.amount, 0),
    currency,
    metadata,
    created: createdAt.get(id) ?? now(),
  })

  const provider = await startProviderServer((request) => {
    if (request.headers.authorization !== 'Bearer sk_test_hunter2hunter2')
      return refusal(401, 'invalid_request_error', 'api_key_invalid')
    if (request.method === 'DELETE') return refusal(404, 'invalid_request_error', 'resource_missing')
    if (request.method === 'GET') return read(request)
    // Once for each key of a day: with the same body its answer is given again, with another one it is refused.
    const key = String(request.headers['idempotency-key'])
    const before = answers.get(key)
    if (before && now() - before.at < 86_400)
      return before.body === request.body
        ? before.answer
        : refusal(400, 'idempotency_error', 'idempotency_key_in_use')
    const answer = make(request)
    answers.set(key, { body: request.body, answer, at: now() })
    return answer
  })

  return { provider, sessions, intents, createdAt, newId, now }
}

const ok = (body: object): ProviderAnswer => ({ status: 200, body })
const orMissing = (body: object | undefined): ProviderAnswer =>
  body ? ok(body) : refusal(404, 'invalid_request_error', 'resource_missing')
const refusal = (status: number, type: string, code: string): ProviderAnswer => ({
  status,
  body: { error: { type, code, message: code } },
})

/** `line_items[0][price_data][currency]=php` by its path. */
const formOf = (body: string): Form =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [
      name.replaceAll(/\]?\[|\]$/g, '.').replace(/\.$/, ''),
      value,
    ]),
  )

const metadataOf = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith('metadata.') && value !== undefined ? [[name.slice('metadata.'.length), value]] : [],
    ),
  )
