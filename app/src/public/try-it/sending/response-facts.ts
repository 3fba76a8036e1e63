import { isRecord, parseJson } from '@switchboard/oas/schema'
import { rateLimits } from '@switchboard/sdk'
import { countOf, formatCount } from '../../../base/format/format.ts'
import type { Environment } from '../types.ts'
import type { ApiResponse } from './send.ts'

/** Facts of a response besides its body. */
export interface ResponseFacts {
  /** The one of the body, if it has one: then no response shows two. */
  readonly requestId: string | null
  /** The error code for programs; empty without one. */
  readonly code: string
  readonly charged: string | null
  readonly left: string | null
  /** The calls that each limit leaves, as `RateLimit` says: `99 this second, 99,588 today`; empty without limits. */
  readonly callsLeft: string
  /** Seconds until a call may succeed; null where nothing says. */
  readonly retryAfter: number | null
  /** Where the call was answered, as the response says; null where it doesn’t. */
  readonly environment: Environment | null
  readonly type: string
  /** The parsed body; undefined when it is no JSON. */
  readonly json: unknown
}

export function responseFacts({ headers, text }: Pick<ApiResponse, 'headers' | 'text'>): ResponseFacts {
  const header = (name: string) => headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? null
  const type = header('content-type') ?? ''
  const json = text && /json/i.test(type) ? parsed(text) : undefined
  const textOf = (key: string) => (isRecord(json) && typeof json[key] === 'string' ? json[key] : null)
  return {
    requestId: textOf('request_id') ?? header('x-request-id'),
    code: textOf('code') ?? '',
    charged: header('x-credits-charged'),
    left: header('x-credits-left'),
    callsLeft: callsLeft(headers),
    retryAfter: /^\d{1,9}$/.test(header('retry-after') ?? '') ? Number(header('retry-after')) : null,
    environment: environments.find((one) => one === header('x-environment')) ?? null,
    type,
    json,
  }
}

const windows: Readonly<Record<string, string>> = {
  second: 'this second',
  minute: 'this minute',
  day: 'today',
  month: 'this month',
}

const callsLeft = (headers: ApiResponse['headers']): string =>
  rateLimits({ headers: new Headers(headers.map(([name, value]) => [name, value])) })
    .flatMap(({ policy, left }) => {
      const when = windows[policy]
      return when === undefined ? [] : `${formatCount(left)} ${when}`
    })
    .join(', ')

const units = ['second', 'minute', 'hour', 'day'] as const
const lengths = [1, 60, 3_600, 86_400] as const

/** A wait, in its largest unit and rounded up: `45 seconds`, `6 hours`. */
export function waitWords(seconds: number): string {
  const place = lengths.findLastIndex((length) => seconds >= 2 * length)
  const unit = Math.max(0, place)
  return countOf(Math.ceil(seconds / (lengths[unit] ?? 1)), units[unit] ?? 'second')
}

const environments = ['MOCK', 'TEST', 'LIVE'] as const satisfies readonly Environment[]

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const sizes = ['bytes', 'KB', 'MB'] as const

export function sizeWords(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const size = bytes / 1_000 ** step
  return `${step === 0 ? size : size.toFixed(size < 10 ? 1 : 0)} ${sizes[step]}`
}
