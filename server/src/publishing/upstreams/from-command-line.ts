// Upstreams by the command line: a file has the fields of the portal's form, and secrets are in it or in the environment.
import { readFileSync } from 'node:fs'
import type { components } from '@switchboard/sdk'
import { parse } from 'yaml'
import type { VersionKey } from '../../modules/catalogue/api.ts'
import { openUpstream, type Upstream } from '../../modules/upstreams/open-upstream.ts'
import { upstreamsOf } from '../../modules/upstreams/repo.ts'
import { testUpstream } from '../../modules/upstreams/test-upstream.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { operationsOf, readBundle } from '../../platform/http/contract.ts'
import { Problem } from '../../platform/http/problem.ts'
import { createValidations } from '../../platform/http/validation.ts'
import { PublishError } from '../read/publish-error.ts'
import { draftedUpstream, draftOf, requireReachable, storeDraft } from './upstream-draft.ts'

type Request = components['schemas']['AdminUpstreamRequest']
type Test = components['schemas']['AdminUpstreamTest']
type Context = Pick<AppContext, 'settings' | 'clock'> & { readonly db: Tx }

/** The content of the file: an `AdminUpstreamRequest` of the contract, without the version that is published. */
type UpstreamFile = Partial<Omit<Request, 'api' | 'version'>>

const standardInput = 0

/** In the audit log. */
export const commandLine = { id: 'publish-api' } as const

/** Reads the file, `-` for the standard input. `UPSTREAM_SECRET` and `UPSTREAM_CLIENT_KEY` go before what it says. */
export function readUpstreamFile(file: string, env: NodeJS.ProcessEnv): UpstreamFile {
  const text = readText(file)
  let content: unknown
  try {
    content = parse(text)
  } catch {
    // The reason would quote the line, and with it a secret.
    throw new PublishError(`--upstream-file ${file} is neither JSON nor YAML.`)
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new PublishError(`--upstream-file ${file} holds no settings of an upstream.`)
  const { UPSTREAM_SECRET: secret, UPSTREAM_CLIENT_KEY: client_key } = env
  const { credential, tls, ...rest } = content as UpstreamFile
  return {
    ...rest,
    ...(credential && { credential: { ...credential, ...(secret && { secret }) } }),
    ...((tls || client_key) && { tls: { ...tls, ...(client_key && { client_key }) } }),
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? standardInput : file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new PublishError(`--upstream-file ${file} can’t be read${code ? ` (${code})` : ''}.`)
  }
}

interface UpstreamOptions {
  readonly file: UpstreamFile | undefined
  readonly tests: boolean
}

/** Sets the upstream of a version that was just published, in that transaction, and tests what then holds. Throws a PublishError. */
export async function setFromCommandLine(
  on: Context,
  { api, version }: VersionKey,
  { file, tests }: UpstreamOptions,
): Promise<readonly Test[]> {
  const upstreams = file
    ? [await setFromFile(on, { api, version }, file)]
    : await storedUpstreams(on, { api, version })
  if (!tests) return []
  if (upstreams.length === 0) throw new PublishError('--test-upstream: this version has no upstream to test.')
  const results = await Promise.all(upstreams.map((upstream) => testUpstream(upstream)))
  if (results.every(({ passed }) => passed)) return results
  throw new PublishError(
    ['The upstream can’t be reached as it is set:', ...results.flatMap(stepLines)].join('\n'),
  )
}

async function setFromFile(on: Context, key: VersionKey, file: UpstreamFile): Promise<Upstream> {
  try {
    const request = validated({ environment: 'LIVE', ...file, ...key })
    const draft = await draftOf(on, request)
    await requireReachable(on, draft)
    const details = await storeDraft(on, draft, null)
    const by = { ...on, user: commandLine, requestId: null }
    await audit(by, { action: 'admin.upstream.set', subject: key.api, details })
    return draftedUpstream(on, draft)
  } catch (error) {
    throw error instanceof Problem ? asPublishError(error) : error
  }
}

function validated(request: unknown): Request {
  const bundle = readBundle()
  const operation = operationsOf(bundle).find(({ id }) => id === 'adminSetUpstream')
  if (!operation) throw new Error('The contract has no adminSetUpstream.')
  return createValidations(bundle)(operation).body(request) as Request
}

/** Each field as the file names it. */
function asPublishError({ detail, errors }: Problem): PublishError {
  const lines = (errors ?? []).map(({ pointer, message }) => `  ${pointer.replace(/^#\//, '')}: ${message}`)
  return new PublishError(['--upstream-file:', ...(lines.length > 0 ? lines : [`  ${detail}`])].join('\n'))
}

const storedUpstreams = async (on: Context, key: VersionKey): Promise<readonly Upstream[]> =>
  Promise.all((await upstreamsOf(on.db, key)).map((row) => openUpstream(on, row)))

/** For a terminal. */
export const stepLines = ({ steps }: Test): string[] =>
  steps.map(
    ({ step, target, passed, detail, advice, duration_ms }) =>
      `  ${passed ? 'passed' : 'FAILED'}  ${step.padEnd(8)}  ${target}: ${detail}${advice ? ` ${advice}` : ''} (${duration_ms} ms)`,
  )
