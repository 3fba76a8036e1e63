import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Server = components['schemas']['ApiServer']

/** Where calls are answered: by the mock where there is one, with live keys also by what stands behind the gateway. */
export function serversOf(
  row: Selectable<Database['apis']>,
  upstreams: Readonly<Record<string, string>>,
): Server[] {
  const gateway = ['/gateway', row.publisher, row.tag, row.version].filter(Boolean).join('/')
  const mocked = row.document_name !== null
  const live = mocked || row.upstream !== null || upstreams[row.api] !== undefined
  return [
    ...(mocked
      ? ([
          { environment: 'MOCK', url: `/mock/${row.api}`, description: 'The mock. No key, no charge.' },
          { environment: 'TEST', url: gateway, description: 'The gateway, with a test key.' },
        ] as const)
      : []),
    ...(live
      ? ([{ environment: 'LIVE', url: gateway, description: 'The gateway, with a live key.' }] as const)
      : []),
  ]
}
