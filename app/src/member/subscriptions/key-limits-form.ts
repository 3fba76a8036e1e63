import type { components } from '@switchboard/sdk'
import { withoutZeroCents } from '../../base/format/format.ts'
import type { KeyUse } from '../../domain/subscriptions/limits.ts'
import { type KeyEnd, keyEnd } from './key-ends.ts'

type KeyLimitsRequest = components['schemas']['KeyLimitsRequest']

/** Names are those of the request, as a pointer has them, so that each error finds its field. Empty is no limit. */
export interface KeyLimitsValues {
  'limits/credits_per_day': string
  'limits/credits_per_month': string
  'limits/credits_in_all': string
  'limits/operations': readonly string[]
  /** One a line. */
  'limits/addresses': string
  /** Credits of one call; a dearer one waits for a person. */
  'limits/ask_above': string
  'limits/ask_in_client': boolean
  /** Whether an agent reads the account. */
  'limits/reads_account': boolean
  /** `kept`: as it is. */
  expires_at: KeyEnd | 'kept'
}

export const keyLimitsValues = ({ limits }: Pick<KeyUse, 'limits'>): KeyLimitsValues => ({
  'limits/credits_per_day': withoutZeroCents(limits.credits_per_day ?? ''),
  'limits/credits_per_month': withoutZeroCents(limits.credits_per_month ?? ''),
  'limits/credits_in_all': withoutZeroCents(limits.credits_in_all ?? ''),
  'limits/operations': limits.operations ?? [],
  'limits/addresses': (limits.addresses ?? []).join('\n'),
  'limits/ask_above': withoutZeroCents(limits.ask_above ?? ''),
  'limits/ask_in_client': limits.ask_in_client ?? false,
  'limits/reads_account': limits.reads_account ?? false,
  expires_at: 'kept',
})

/** The request of a form that was filled in. */
export function keyLimitsRequest(
  key_id: string,
  values: KeyLimitsValues,
  { onlySome }: { readonly onlySome: boolean },
): KeyLimitsRequest {
  const addresses = linesOf(values['limits/addresses'])
  const askAbove = values['limits/ask_above'].trim()
  return {
    key_id,
    limits: {
      credits_per_day: values['limits/credits_per_day'].trim() || null,
      credits_per_month: values['limits/credits_per_month'].trim() || null,
      credits_in_all: values['limits/credits_in_all'].trim() || null,
      operations: onlySome ? [...values['limits/operations']] : null,
      addresses: addresses.length > 0 ? addresses : null,
      ...(values['limits/reads_account'] && { reads_account: true }),
      ...(askAbove && { ask_above: askAbove, ask_in_client: values['limits/ask_in_client'] }),
    },
    ...(values.expires_at !== 'kept' && { expires_at: keyEnd(values.expires_at) }),
  }
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const address = /^[\d.]+(\/\d{1,2})?$|^[\da-f:.]*:[\da-f:.]*(\/\d{1,3})?$/i

/** Names the line that is no address, which the server's error can't. */
export function checkAddresses(text: string): string | undefined {
  const wrong = linesOf(text).find((line) => !address.test(line))
  return wrong && `“${wrong}” isn’t an IP address or a range such as 203.0.113.0/24.`
}
