// Publishing with a service account's key, from where only the portal can be reached: decision 0149.
import { randomUUID } from 'node:crypto'
import type { components } from '@switchboard/sdk'
import { checkDocument } from './check/check-document.ts'
import type { PublishOptions } from './command.ts'
import { findingLines } from './print-published.ts'
import { fileSource } from './read/document-source.ts'
import { asFindings, PublishError } from './read/publish-error.ts'

type Schemas = components['schemas']

interface PortalAccess {
  /** Where the portal's API is, such as `https://portal.example/portal-api`. */
  readonly portal: string
  readonly key: string
}

/** Undefined where the environment holds no key: the command then works on the database. */
export function portalAccessFrom(env: NodeJS.ProcessEnv): PortalAccess | undefined {
  const { SWITCHBOARD_SERVICE_KEY: key, SWITCHBOARD_PORTAL: portal = '' } = env
  if (!key) return undefined
  if (/^https?:\/\//.test(portal) && URL.canParse(portal))
    return { portal: portal.replace(/\/+$/, ''), key: key.trim() }
  throw new PublishError(
    'SWITCHBOARD_SERVICE_KEY is set, but not where the portal’s API is: SWITCHBOARD_PORTAL=https://…/portal-api',
  )
}

/** Checks the file here, with the files that it references, then publishes what the portal found good. Returns what to print. */
export async function publishByPortal(
  access: PortalAccess,
  options: PublishOptions,
): Promise<readonly string[]> {
  if (options.upstreamFile !== undefined || options.testsUpstream || options.status === 'DEPRECATED')
    throw new PublishError(
      'With SWITCHBOARD_SERVICE_KEY, upstream files, tests of upstreams and ends are calls of the portal’s API: omit --upstream-file, --test-upstream, --ends and --status deprecated.',
    )
  const { source } = await asFindings(() => checkDocument(fileSource(options.file, options.root), options))
  const form = formOf(source, options)
  const checked = (await send(access, '/api/admin/apis/check', form)) as Schemas['AdminApiCheck']
  const findings = checked.findings.map(({ line, ...finding }) => ({ ...finding, line: line ?? undefined }))
  const { digest, preview } = checked
  if (!checked.publishable || digest === null || preview === null) throw new PublishError('', { findings })
  if (!options.dryRun) {
    form.set('digest', digest)
    await send(access, '/api/admin/apis', form)
  }
  const { publisher, tag, version, name, full_version } = preview.api
  const address = ['/api', publisher, tag, version].filter(Boolean).join('/')
  return [`${name} ${full_version} at ${address}`, ...preview.notes, ...findingLines(findings)]
}

function formOf(source: string, options: PublishOptions): FormData {
  const { publisher, tag, version, status, category, price, upstream } = options
  const texts = { publisher, tag, version, status, category, price, upstream: upstream ?? undefined }
  const form = new FormData()
  form.set('document', new Blob([source], { type: 'application/yaml' }), 'document.yaml')
  for (const [name, text] of Object.entries(texts)) if (text !== undefined) form.set(name, text)
  if (upstream === null) form.set('upstream', 'none')
  form.set('allow_internal_upstream', String(options.allowInternalUpstream))
  form.set('convert', String(options.convert))
  return form
}

async function send({ portal, key }: PortalAccess, path: string, body: FormData): Promise<unknown> {
  const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': randomUUID() }
  const request = { method: 'POST', headers, body, redirect: 'error' } as const
  const response = await fetch(`${portal}${path}`, request).catch(() => {
    throw new PublishError(`${portal} can’t be reached. Check SWITCHBOARD_PORTAL.`)
  })
  const content = (await response.json().catch(() => ({}))) as { data?: unknown } & Partial<
    Schemas['Problem']
  >
  if (response.ok && content.data !== undefined) return content.data
  const errors = (content.errors ?? []).map(({ pointer, message }) => `  ${pointer}: ${message}`)
  const reason = content.detail ?? 'This isn’t the portal’s API: its URL ends in /portal-api.'
  throw new PublishError([`The portal rejected it (${response.status}): ${reason}`, ...errors].join('\n'))
}
