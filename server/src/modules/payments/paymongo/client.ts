import type { ProviderContext } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'

const timeoutMs = 10_000

/** PayMongo's answers, as far as the portal reads them. Amounts are centavos. */
export interface Resource<Attributes> {
  readonly id: string
  readonly type: string
  readonly attributes: Attributes
}

export interface Session {
  readonly checkout_url: string
  readonly status: 'active' | 'expired'
  readonly reference_number: string | null
  readonly payments: readonly Resource<Payment>[]
  readonly line_items: readonly { readonly amount: number; readonly currency: string }[]
}

/** As a response holds one. */
export interface DataResponse<Attributes> {
  readonly data: Resource<Attributes>
}

export interface Payment {
  readonly amount: number
  readonly currency: string
  readonly status: 'pending' | 'paid' | 'failed'
  readonly metadata: Readonly<Record<string, string>> | null
  readonly refunds: readonly Resource<RefundAttributes>[]
  readonly created_at: number
  readonly paid_at: number | null
}

export interface RefundAttributes {
  readonly amount: number
  readonly currency: string
  readonly payment_id: string
  readonly status: 'pending' | 'processing' | 'succeeded' | 'failed'
  readonly created_at: number
  readonly metadata: Readonly<Record<string, string>> | null
}

/** Asks PayMongo, which has no package of its own and no idempotency keys: a request that is sent twice is done twice. */
export async function ask<Answer>(
  { settings }: Pick<ProviderContext, 'settings'>,
  path: string,
  /** Of what is to be made. */
  attributes?: object,
): Promise<Answer> {
  const { paymentSecretKey = '', paymentApiUrl = 'https://api.paymongo.com' } = settings
  let response: Response
  let answer: unknown
  try {
    response = await fetch(`${paymentApiUrl}/v1${path}`, {
      method: attributes ? 'POST' : 'GET',
      headers: {
        Authorization: `Basic ${Buffer.from(`${paymentSecretKey}:`).toString('base64')}`,
        'Content-Type': 'application/json',
      },
      ...(attributes && { body: JSON.stringify({ data: { attributes } }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer = await response.json().catch(() => undefined)
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new ProviderError('paymongo', null, isLate ? 'timeout' : 'unreachable')
  }
  if (response.ok && answer) return answer as Answer
  throw new ProviderError('paymongo', response.status, codeOf(answer))
}

const codeOf = (answer: unknown): string =>
  (answer as { errors?: { code?: string }[] } | undefined)?.errors?.[0]?.code ?? 'no_reason'
