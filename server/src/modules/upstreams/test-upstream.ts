// A connection test: as the gateway would connect, step by step, so that it is known which of them fails.
import type { IncomingHttpHeaders } from 'node:http'
import { connect as connectSocket, isIP, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { components } from '@switchboard/sdk'
import { Agent, request } from 'undici'
import { addressesOf, type HostAddress, lookupOf, resolveOutside } from '../../platform/http/outside-hosts.ts'
import { type Authorization, authorizationOf } from './authorization.ts'
import { outsideConnector } from './connector.ts'
import type { Upstream } from './open-upstream.ts'
import { createRedaction } from './redaction.ts'
import { requestToken, type Token, TokenFailure } from './token.ts'

type Step = components['schemas']['AdminUpstreamStep']
type StepName = Step['step']

/** A step that failed, with the change that would help. */
class StepFailure extends Error {
  readonly advice: string

  constructor(detail: string, advice: string) {
    super(detail)
    this.advice = advice
  }
}

interface TestOptions {
  /** Whether a request is sent once there is a connection; it is by default. */
  readonly sends?: boolean
}

export async function testUpstream(
  upstream: Upstream,
  { sends = true }: TestOptions = {},
): Promise<components['schemas']['AdminUpstreamTest']> {
  const steps: Step[] = []
  const token = await tokenStep(upstream, steps)
  if (token !== undefined || upstream.credential.type !== 'OAUTH2') {
    const authorization = authorizationOf(upstream, token?.value)
    const tested = await Promise.all(
      upstream.targets.map(({ url }) =>
        testTarget(upstream, new URL(url), sends ? authorization : undefined),
      ),
    )
    steps.push(...tested.flat())
  }
  // Certificates and errors quote what the other side says.
  const cover = createRedaction([upstream.credential.secret, token?.value ?? ''])?.text ?? String
  return {
    passed: steps.every(({ passed }) => passed),
    steps: steps.map((step) => ({ ...step, detail: cover(step.detail) })),
  }
}

async function tokenStep(upstream: Upstream, steps: Step[]): Promise<Token | undefined> {
  const { type, token_url = '' } = upstream.credential
  if (type !== 'OAUTH2') return undefined
  return takeStep(steps, { step: 'TOKEN', target: token_url }, async () => {
    const token = await requestToken(upstream).catch((error: unknown) => {
      if (!(error instanceof TokenFailure)) throw error
      throw new StepFailure(error.message, error.rejected ? rejectedAdvice : unreachableAdvice)
    })
    const { lifeSeconds } = token
    const life = lifeSeconds === undefined ? 'without a stated lifetime' : `for ${lifeSeconds} seconds`
    return { result: token, detail: `A token was issued ${life}.` }
  })
}

const rejectedAdvice = 'Check the client ID, the client secret, the scope and how the client authenticates.'
const unreachableAdvice = 'Check the address of the token endpoint, and that this server may reach it.'

/** Ends with the first step that fails. Without an authorization, nothing is sent. */
async function testTarget(
  upstream: Upstream,
  url: URL,
  authorization: Authorization | undefined,
): Promise<Step[]> {
  const steps: Step[] = []
  const target = url.href
  const addresses = await takeStep(steps, { step: 'RESOLVE', target }, () => resolveStep(upstream, url))
  if (!addresses) return steps
  const socket = await takeStep(steps, { step: 'CONNECT', target }, () =>
    connectStep(upstream, url, addresses),
  )
  if (!socket) return steps
  try {
    if (url.protocol === 'https:') {
      const secured = await takeStep(steps, { step: 'TLS', target }, () => tlsStep(upstream, url, socket))
      secured?.destroy()
      if (!secured) return steps
    }
  } finally {
    socket.destroy()
  }
  if (authorization)
    await takeStep(steps, { step: 'RESPONSE', target }, () => responseStep(upstream, url, authorization))
  return steps
}

/** Writes down how a step went; undefined where it failed. */
async function takeStep<Result>(
  steps: Step[],
  { step, target }: { readonly step: StepName; readonly target: string },
  take: () => Promise<{ readonly result: Result; readonly detail: string }>,
): Promise<Result | undefined> {
  const begun = performance.now()
  const end = () => Math.min(600_000, Math.round(performance.now() - begun))
  try {
    const { result, detail } = await take()
    steps.push({ step, target, passed: true, detail: clip(detail), advice: null, duration_ms: end() })
    return result
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'It failed.'
    const advice =
      error instanceof StepFailure ? error.advice : 'Try again; if it fails again, check the address.'
    steps.push({ step, target, passed: false, detail: clip(detail), advice, duration_ms: end() })
    return undefined
  }
}

const clip = (text: string): string => text.replace(/[^\x20-\x7e\u2019]/g, ' ').slice(0, 500)

async function resolveStep({ onlyOutside }: Upstream, url: URL) {
  const { addresses, inside } = onlyOutside
    ? await resolveOutside(url)
    : { addresses: await addressesOf(url), inside: undefined }
  if (inside)
    throw new StepFailure(`The host points to ${inside}.`, 'Allow private networks if that is intended.')
  const [first] = addresses
  if (!first) throw new StepFailure(`${url.hostname} can’t be found.`, 'Check the name of the host.')
  return { result: addresses, detail: `Resolved to ${first.address}.` }
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

async function connectStep({ timeouts }: Upstream, url: URL, addresses: readonly HostAddress[]) {
  const port = portOf(url)
  const socket = connectSocket({ host: url.hostname, port, lookup: lookupOf(addresses) })
  const reason = await settled(socket, 'connect', timeouts.connect_ms)
  if (reason)
    throw new StepFailure(
      `No connection to port ${port}: ${reason}`,
      'Check the port, and that a firewall lets this server through.',
    )
  return { result: socket, detail: `${socket.remoteAddress} accepted the connection on port ${port}.` }
}

async function tlsStep({ timeouts, tls }: Upstream, url: URL, socket: Socket) {
  const secured: TLSSocket = connectTls({
    socket,
    // RFC 6066 knows names alone; the certificate is held against the address either way.
    ...(isIP(url.hostname) ? { host: url.hostname } : { servername: url.hostname }),
    ...tls,
  })
  const reason = await settled(secured, 'secureConnect', timeouts.connect_ms)
  if (reason) throw new StepFailure(`TLS failed: ${reason}`, adviceForTls(reason))
  const { valid_to } = secured.getPeerCertificate()
  const until = new Date(valid_to).toISOString().slice(0, 10)
  return { result: secured, detail: `${secured.getProtocol()}, with a certificate valid until ${until}.` }
}

function adviceForTls(reason: string): string {
  if (/expired/i.test(reason)) return 'The certificate of the API has expired: its operator has to renew it.'
  if (/altname|does not match/i.test(reason)) return 'Use the host name on the API’s certificate.'
  if (/issuer|self.signed|verify/i.test(reason))
    return 'The certificate’s authority is private or differs from yours: enter the right one.'
  if (/alert|handshake/i.test(reason)) return 'The API may need a client certificate, or another one.'
  return 'Check that the API speaks TLS on this port.'
}

/** Undefined once the event has come; else why it has not. */
function settled(socket: Socket, event: string, timeoutMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      socket.destroy()
      resolve(`no answer within ${timeoutMs} ms.`)
    }, timeoutMs)
    socket.once(event, () => {
      clearTimeout(timer)
      resolve(undefined)
    })
    socket.on('error', ({ message }) => {
      clearTimeout(timer)
      resolve(message)
    })
  })
}

async function responseStep(
  { timeouts, tls, onlyOutside, addHeaders }: Upstream,
  url: URL,
  { headers, query, secrets }: Authorization,
) {
  const dispatcher = new Agent({
    connect: outsideConnector({ connectMs: timeouts.connect_ms, onlyOutside, tls }),
    headersTimeout: timeouts.response_ms,
    bodyTimeout: timeouts.response_ms,
  })
  try {
    const {
      statusCode,
      headers: received,
      body,
    } = await request(query ? `${url}?${query}` : url, {
      dispatcher,
      headers: [...addHeaders, ...headers],
      signal: AbortSignal.timeout(timeouts.connect_ms + timeouts.response_ms),
    }).catch(({ message }: Error) => {
      throw new StepFailure(`No response: ${message}`, adviceForTls(message))
    })
    const answered = Buffer.concat([headText(received), await beginning(body)])
    const isRepeated = createRedaction(secrets)?.bytes(answered).equals(answered) === false
    const warning = isRepeated
      ? ' Its response repeats the credential, which callers get covered with asterisks.'
      : ''
    const detail = `GET ${url.pathname} returned ${statusCode}.${warning}`
    if (statusCode === 401 || statusCode === 403)
      throw new StepFailure(detail, 'The API doesn’t accept the credential: check it and its permissions.')
    if (statusCode >= 500) throw new StepFailure(detail, 'The API is reachable, but fails: ask its operator.')
    return { result: true, detail }
  } finally {
    void dispatcher.destroy()
  }
}

const headText = (headers: IncomingHttpHeaders): Buffer => Buffer.from(JSON.stringify(headers), 'latin1')

const maxReadBytes = 65_536

/** The part of a body that came before it ended, broke off, or was this long. */
async function beginning(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= maxReadBytes) break
    }
  } catch {
    // The status is what was asked for.
  }
  return Buffer.concat(chunks)
}
