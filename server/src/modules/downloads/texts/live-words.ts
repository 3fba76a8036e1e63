import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import { keyHeader } from '@switchboard/oas/security'
import type { components } from '@switchboard/sdk'
import { link, mono, paragraph, strong, table } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { writeMarkdown } from '../../../platform/markdown/write.ts'
import type { VersionState } from '../../catalogue/api.ts'
import { serversOf } from '../../catalogue/api.ts'
import { limitsInWords } from '../../pricing/limits.ts'
import type { LiveWords } from '../version/live-places.ts'
import { absolute } from '../version/version.ts'

interface Deployment {
  readonly publicUrl: string
  readonly upstreams: Readonly<Record<string, string>>
}

interface Offer {
  /** Of the API, the newest first. */
  readonly versions: readonly VersionState[]
  /** That the API is offered with. */
  readonly plans: readonly components['schemas']['PlanLimits'][]
  /** Upcoming changes of prices and limits, a sentence each. */
  readonly announced: readonly string[]
}

/** Statements about a version's current status, address and limits. */
export function liveWordsOf(
  version: VersionState,
  { versions, plans, announced }: Offer,
  { publicUrl, upstreams }: Deployment,
): LiveWords {
  const servers = serversOf(version, upstreams)
  const testKeys = version.upstream_environments.includes('TEST')
    ? policies.testKeysOfUpstream
    : policies.testKeys
  const mock = servers.find(({ environment }) => environment === 'MOCK')
  const mockUrl = mock && absolute(mock.url, publicUrl)
  const limits = plans.map(limitsInWords).join('; ')
  const needsKey = servers.some(({ environment }) => environment !== 'MOCK')
  const key = [
    'Calls through the gateway need your API key in ',
    mono(keyHeader),
    ', or an access token in ',
    mono('Authorization: Bearer'),
    '.',
  ]
  return {
    portal: publicUrl,
    status: written(statusNote(version, versions[0])),
    servers: written(serversTable(servers, publicUrl)),
    gatewayKey: needsKey ? written([paragraph(key)]) : '',
    gatewayKeyAlone: needsKey
      ? written([
          paragraph([
            ...key,
            ' The gateway doesn’t forward ',
            mono('Authorization'),
            ' headers, cookies or certificates.',
          ]),
        ])
      : '',
    free: written([
      paragraph(
        mockUrl
          ? [
              `Test key: ${testKeys} Live key: ${policies.liveKeys} Without a key, call the mock at `,
              mono(mockUrl),
              '.',
            ]
          : 'This API has no mock. Calls need a live key.',
      ),
    ]),
    mock: mockUrl
      ? inJson(`\n\nTest key: ${testKeys} Without a key, set \`baseUrl\` to the mock: ${mockUrl}`)
      : '',
    limits: limits
      ? written([
          paragraph([`Limits: ${limits}. `, link(`${publicUrl}/pricing.md`, 'Prices and limits'), '.']),
          ...announced.map((sentence) => paragraph(sentence)),
        ])
      : '',
    limitsInJson: limits ? inJson(`\n\nLimits: ${[`${limits}.`, ...announced].join(' ')}`) : '',
  }
}

/** Within a text of JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** With the line that parts it from what follows. */
const written = (blocks: readonly Block[]): string => (blocks.length > 0 ? `${writeMarkdown(blocks)}\n` : '')

function statusNote({ version, status, sunset_on }: VersionState, newest?: VersionState): Block[] {
  if (status === 'DEPRECATED') {
    const end = sunset_on ? ` It stops working on ${sunset_on}.` : ''
    const next = newest && newest.version !== version ? ` Use ${newest.version} instead.` : ''
    return [paragraph([strong('Deprecated.'), `${end}${next}`])]
  }
  return status === 'BETA' ? [paragraph([strong('Beta.'), ' It may still change.'])] : []
}

const environments = {
  MOCK: ['Mock', 'none', 'free'],
  TEST: ['Test', mono('X-API-Key: sb_test_…'), 'free'],
  LIVE: ['Live', mono('X-API-Key: sb_live_…'), 'credits'],
} as const

function serversTable(servers: ReturnType<typeof serversOf>, publicUrl: string): Block[] {
  if (servers.length === 0) return [paragraph('It has no server yet.')]
  const rows = servers.map(({ environment, url }) => {
    const [name, key, price] = environments[environment]
    return [name, mono(absolute(url, publicUrl)), key, price]
  })
  return [table(['Environment', 'Base URL', 'Key', 'Price'], rows)]
}
