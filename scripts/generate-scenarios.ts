import type { Contract } from '../openapi/scripts/contract.ts'
import type { Entry } from '../openapi/scripts/operations.ts'
import { resolve } from '../openapi/scripts/resolve.ts'
import { banner } from './generate-banner.ts'

/** Types only: which named examples each operation has for each status, so that `Prefer` headers are checked. */
export function scenariosModule(contract: Contract, entries: Entry[]): string {
  const operations = entries.map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(([status, declared]) => {
      const media = Object.values(resolve(contract, declared).content ?? {})
      const names = new Set(media.flatMap(({ examples }) => Object.keys(examples ?? {})))
      return `    ${status}: ${[...names].map((name) => `'${name}'`).join(' | ') || 'never'}\n`
    })
    return `  ${operation.operationId}: {\n${statuses.join('')}  }\n`
  })
  return `${banner}\n/** Named examples by operationId and status. */\nexport interface Scenarios {\n${operations.join('')}}\n`
}
