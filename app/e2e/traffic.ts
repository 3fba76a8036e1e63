import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { ports } from './addresses.ts'

const repo = join(import.meta.dirname, '../..')
const folder = join(repo, `.cache/e2e-traffic-${ports.server}`)

/** Notes which calls of the portal the pages of a context make: `GET /api/wallet/credits`. */
export function recordTraffic(context: BrowserContext) {
  const calls = new Set<string>()
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/portal-api(?=\/)/, '')
    if (request.resourceType() !== 'document') calls.add(`${request.method()} ${path}`)
  })
  return {
    save(worker: number): void {
      mkdirSync(folder, { recursive: true })
      appendFileSync(join(folder, `${worker}.txt`), [...calls, ''].join('\n'))
    },
  }
}

interface Contract {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly 'x-provenance'?: string } | undefined>>>
  >
}

/** For apps that get Google’s ID token themselves, as on phones. A page is redirected instead: decision 0146. */
const callsOfOthers: ReadonlySet<string> = new Set(['POST /api/sso_google_callback'])

/** Calls that the specification names and no page made, once all browser tests have run. */
export function callsNobodyMade(): readonly string[] {
  const known = new Set(
    readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
  )
  const { paths }: Contract = JSON.parse(readFileSync(join(repo, 'openapi/dist/portal.json'), 'utf8'))
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        operation?.['x-provenance'] === 'spec' ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    )
    .filter((call) => !known.has(call) && !callsOfOthers.has(call))
}

/** Before the first test. */
export const forgetTraffic = (): void => rmSync(folder, { recursive: true, force: true })
