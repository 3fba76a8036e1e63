import { setTimeout as pause } from 'node:timers/promises'
import { isObject } from '@switchboard/oas/document'
import { type Operation, operationNamed } from '../contract/contract.ts'
import { curlOf } from '../http/curl.ts'
import { type HttpRequest, type HttpResponse, NoResponse, Unanswered } from '../http/request.ts'
import { writeRequest } from '../http/write-request.ts'
import type { Caller, CallInput, ReceivedResponse } from './context.ts'
import { accountsOf } from './role.ts'
import type { Run } from './run-parts.ts'
import { Sessions } from './sessions.ts'
import { TimeUp } from './stops.ts'

/** Lets so many begin in a second, evenly, after the first few; any number for 0. */
export function createLimiter(perSecond: number, atOnce = 1): () => Promise<void> {
  if (perSecond <= 0) return async () => {}
  const stepMs = 1000 / perSecond
  let next = 0
  return async () => {
    const now = performance.now()
    const due = Math.max(now, next)
    next = due + stepMs
    const waitMs = due - now - (atOnce - 1) * stepMs
    if (waitMs > 0) await pause(waitMs)
  }
}

export type Exchange = (
  operation: Operation,
  input: CallInput & { readonly as: Caller },
) => Promise<ReceivedResponse>

export interface Line {
  readonly sessions: Sessions
  /** One request and its response, at the rate of the run. */
  readonly exchange: Exchange
}

const signInsPerSecond = 0.5
/** Those at the beginning of a run need not wait for each other. */
const signInsAtOnce = 4
/** So often a request is sent that is answered by 503 with Retry-After, which asks for it again. */
const mostTries = 3
const longestRetryMs = 30_000

/** `signedIn` gets each response to a sign-in. */
export function openLine(
  { options, base, contract, transport, notes, clock, pack }: Run,
  signedIn: (response: ReceivedResponse) => void,
): Line {
  const limiter = createLimiter(options.rate)
  /** Operations that stayed away each time: they are not waited for again. */
  const away = new Set<string>()
  const signInLimiter = createLimiter(signInsPerSecond, signInsAtOnce)
  const sessions = new Sessions(
    accountsOf(options),
    async (credentials) => {
      await signInLimiter()
      const response = await exchange(operationNamed(contract, pack?.login ?? ''), {
        as: 'visitor',
        body: credentials,
      })
      signedIn(response)
      return response
    },
    clock,
  )

  const exchange: Exchange = async (operation, input) => {
    const token = await tokenFor(sessions, input.as)
    const written = writeRequest(operation, input)
    const isWithoutKey = input.as === 'visitor' && input.withoutKey === true
    const request: HttpRequest = {
      ...written,
      headers: {
        ...(isWithoutKey ? {} : options.headers),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...written.headers,
      },
    }
    const curl = curlOf({
      base,
      request,
      token: token === undefined ? undefined : variableOf(input.as),
      redact: (text) => sessions.redact(text),
    })
    const send = async () => {
      await limiter()
      if (clock().getTime() > notes.deadline) throw new TimeUp()
      notes.requested()
      return transport.send(new URL(`${base}${request.target}`), request).catch((error) => {
        throw error instanceof NoResponse ? new Unanswered(error.message, curl) : error
      })
    }
    let response = await send()
    for (let tries = 1; tries < mostTries && !away.has(operation.id); tries += 1) {
      const retryMs = retryAfterMs(response)
      if (retryMs === undefined) break
      await pause(retryMs)
      response = await send()
    }
    if (retryAfterMs(response) !== undefined) away.add(operation.id)
    return read(operation, request, response, curl)
  }
  return { sessions, exchange }
}

/** When a backend that is busy or restarting wants to be asked again; undefined for any other response. */
function retryAfterMs({ status, headers }: HttpResponse): number | undefined {
  const ms = Number(headers['retry-after'] ?? Number.NaN) * 1000
  return status === 503 && ms >= 0 && ms <= longestRetryMs ? ms : undefined
}

async function tokenFor(sessions: Sessions, caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined
  if (typeof caller === 'string') return sessions.tokenOf(caller)
  return 'token' in caller ? caller.token : caller.accessToken
}

/** The variable that stands for a token in what is told. */
function variableOf(caller: Caller): string {
  if (typeof caller === 'string') return `${caller.toUpperCase()}_TOKEN`
  return 'account' in caller ? `${caller.account.toUpperCase()}_TOKEN` : 'TOKEN'
}

function read(
  operation: Operation,
  request: HttpRequest,
  response: HttpResponse,
  curl: string,
): ReceivedResponse {
  const text = response.body.toString('utf8')
  const isJson = /[/+]json\b/.test(response.headers['content-type'] ?? '')
  const body = isJson ? parsed(text) : undefined
  const { status, headers, milliseconds } = response
  const code = isObject(body) && typeof body.code === 'string' ? body.code : ''
  return { operation, request, curl, status, headers, text, body, code, milliseconds, isFaulty: false }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
