import { isRecord, parseJson } from '@switchboard/oas/schema'
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
    environment: environments.find((one) => one === header('x-environment')) ?? null,
    type,
    json,
  }
}

const environments = ['MOCK', 'TEST', 'LIVE'] as const satisfies readonly Environment[]

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const units = ['bytes', 'KB', 'MB'] as const

export function sizeWords(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const size = bytes / 1_000 ** step
  return `${step === 0 ? size : size.toFixed(size < 10 ? 1 : 0)} ${units[step]}`
}
