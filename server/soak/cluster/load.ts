import { setTimeout as pause } from 'node:timers/promises'
import { sign, signatureHeader } from '../../src/modules/payments/sandbox/events.ts'
import type { Caller } from '../https-caller.ts'
import { newKey } from '../portal.ts'

export const paymentSecret = 'a secret of the soak'
const thinkMs = 40
const refusedMs = 100
const betweenPaymentsMs = 400

/** The response to a call. */
export interface Outcome {
  readonly kind: 'call' | 'payment' | 'event'
  /** 0 if the connection broke. */
  readonly status: number
  readonly retryAfter: number
  /** The request ID of a call, and the reference of a payment. */
  readonly id: string
  /** In hundredths. */
  readonly charged: number
  readonly beganAt: number
  readonly at: number
  readonly text: string
}

interface LoadOptions {
  readonly call: Caller
  readonly token: string
  /** Another token: each expires after fifteen minutes. */
  readonly signIn: () => Promise<string>
  readonly apiKey: string
}

const renewMs = 10 * 60_000

/** Calls and payments without an end, through the proxy that callers come through. */
export class Load {
  readonly outcomes: Outcome[] = []
  readonly #options: LoadOptions
  readonly #workers: Promise<void>[]
  #going = true
  #token: string
  #signedInAt = performance.now()

  constructor(options: LoadOptions) {
    this.#options = options
    this.#token = options.token
    const calls = Array.from({ length: 6 }, () => () => this.#call())
    const payments = [() => this.#pay(), () => this.#pay()]
    this.#workers = [...calls, ...payments].map(async (work) => {
      while (this.#going) await work()
    })
  }

  async stop(): Promise<void> {
    this.#going = false
    await Promise.all(this.#workers)
  }

  async #call(): Promise<void> {
    const { status } = await this.#ask('call', '/gateway/lumina/messaging/v1/messages', {
      headers: { 'X-API-Key': this.#options.apiKey },
      body: { to: '+639175550120', text: 'Cluster' },
    })
    await pause(status === 200 ? thinkMs : refusedMs)
  }

  async #renewToken(): Promise<void> {
    if (performance.now() < this.#signedInAt + renewMs) return
    this.#token = await this.#options.signIn()
    this.#signedInAt = performance.now()
  }

  async #pay(): Promise<void> {
    // Not while there is no primary: the next payment tries again.
    await this.#renewToken().catch(() => {})
    const { status, id: reference } = await this.#ask('payment', '/portal-api/api/payment', {
      headers: { Authorization: `Bearer ${this.#token}`, 'Idempotency-Key': newKey() },
      body: { amount: '300.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '300.00' },
    })
    if (status < 300 && status > 0) await this.#settle(reference)
    await pause(betweenPaymentsMs)
  }

  async #settle(reference: string): Promise<void> {
    const event = { id: `evt_${reference}`, type: 'paid', reference, amount: 300_00, currency: 'PHP' }
    const body = JSON.stringify(event)
    const signature = sign(Buffer.from(body), Buffer.from(paymentSecret), new Date())
    // As a payment provider does, until it is taken.
    for (let isTaken = false; !isTaken && this.#going; ) {
      const { status } = await this.#ask('event', '/webhooks/payments', {
        headers: { [signatureHeader]: signature },
        body,
        reference,
      })
      isTaken = status === 200
      if (!isTaken) await pause(refusedMs)
    }
  }

  async #ask(
    kind: Outcome['kind'],
    path: string,
    { reference, ...options }: NonNullable<Parameters<Caller>[2]> & { readonly reference?: string },
  ): Promise<Outcome> {
    const beganAt = performance.now()
    const { status, headers, body } = await this.#options
      .call('POST', path, options)
      .catch((error: Error) => ({ status: 0, headers: {} as Record<string, string>, body: error.message }))
    const outcome = {
      kind,
      status,
      retryAfter: Number(headers['retry-after'] ?? 0),
      id:
        reference ??
        (kind === 'call'
          ? `${headers['x-request-id']}`
          : `${/"reference_number":"([^"]+)"/.exec(body)?.[1]}`),
      charged: Math.round(Number(headers['x-credits-charged'] ?? 0) * 100),
      beganAt,
      at: performance.now(),
      text: status < 300 ? '' : body.slice(0, 300),
    }
    this.outcomes.push(outcome)
    return outcome
  }
}

export const isGood = ({ status }: Outcome): boolean => status >= 200 && status < 300
/** The only other response that a caller may get while there is no primary. */
export const isRefusal = ({ status, retryAfter }: Outcome): boolean => status === 503 && retryAfter > 0
