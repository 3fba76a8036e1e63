import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { OutsideOrigins } from '../platform/http/security-headers.ts'

const uses = ['calls', 'content']

/** Told to the operator, who built the app with an address that no policy can name. */
export class UnusableOrigins extends Error {
  override readonly name = 'UnusableOrigins'
}

interface PageUrls {
  readonly analyticsUrl?: string | undefined
  readonly tagManagerUrl?: string | undefined
}

/** Other origins that the app reaches: as its build recorded them (app/vite/outside-origins.ts), and by the settings. */
export function outsideOrigins(
  appFolder: string,
  { analyticsUrl, tagManagerUrl }: PageUrls = {},
): OutsideOrigins {
  return {
    ...builtOrigins(appFolder),
    ...(analyticsUrl && { analytics: new URL(analyticsUrl).origin }),
    ...(tagManagerUrl && { tagManager: new URL(tagManagerUrl).origin }),
  }
}

function builtOrigins(appFolder: string): OutsideOrigins {
  const file = join(appFolder, 'outside-origins.json')
  if (!existsSync(file)) return {}
  const named: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))
  const refused = Object.entries(named).filter(
    ([use, origin]) => !uses.some((one) => one === use) || !isPlainOrigin(origin),
  )
  if (refused.length === 0) return named
  const lines = refused.map(([use, origin]) => `  ${use}: ${JSON.stringify(origin)}`)
  throw new UnusableOrigins(
    [
      `The app was built for origins that its pages aren’t allowed to reach (${file}):`,
      ...lines,
      'Use plain origins with https:, such as https://api.example; http: is allowed on localhost only. Then build the app again.',
    ].join('\n'),
  )
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Nothing that could widen a policy: no wildcard, path, list or other scheme. */
function isPlainOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  if (origin !== value || !/^[\w.:[\]-]+$/.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}
