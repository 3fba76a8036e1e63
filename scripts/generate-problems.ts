import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Contract } from '../openapi/scripts/contract.ts'
import type { Entry } from '../openapi/scripts/operations.ts'
import { resolve } from '../openapi/scripts/resolve.ts'
import type { ProblemText } from '../sdk/src/problem-text.ts'
import { banner } from './generate-banner.ts'

const file = new URL('../openapi/portal/shared/problems.yaml', import.meta.url)
const fields = ['cause', 'fix', 'meaning', 'of', 'statuses', 'title']

/** As it is written by hand: which operations show it is found. */
export type WrittenText = Omit<ProblemText, 'operations'>
export type ProblemTexts = Readonly<Record<string, WrittenText>>

export const readProblems = async (): Promise<ProblemTexts> => parse(await readFile(file, 'utf8'))

/** Faults of the texts, a line each: a code of the contract without a text, a text without a code, an unknown field. */
export function problemFaults(texts: ProblemTexts, contract: Contract): string[] {
  const schema = contract.components?.schemas?.ErrorCode as { 'x-extensible-enum': string[] }
  const codes = new Set(schema['x-extensible-enum'])
  const faults = [...codes].filter((code) => !texts[code]).map((code) => `${code}: has no text`)
  for (const [code, text] of Object.entries(texts)) {
    if ((text.of === 'portal') !== codes.has(code))
      faults.push(`${code}: is of the portal, and ErrorCode disagrees`)
    const { see, ...rest } = text
    const missing = fields.filter((field) => !(field in rest))
    const unknown = Object.keys(rest).filter((field) => !fields.includes(field))
    if (see && Object.keys(see).join() !== 'label,path') faults.push(`${code}: see has a label and a path`)
    for (const field of missing) faults.push(`${code}: ${field} is missing`)
    for (const field of unknown) faults.push(`${code}: ${field} is not known`)
  }
  return faults
}

/** By code, the operations that show it in an example of a response, as `METHOD /path`. */
export function operationsByCode(contract: Contract, entries: readonly Entry[]): Map<string, string[]> {
  const codes = new Map<string, Set<string>>()
  for (const { key, operation } of entries)
    for (const declared of Object.values(operation.responses)) {
      const { 'application/problem+json': media } = resolve(contract, declared).content ?? {}
      for (const example of Object.values(media?.examples ?? {})) {
        const { value } = resolve(contract, example as { $ref?: string; value?: { code?: string } })
        if (value?.code) codes.set(value.code, (codes.get(value.code) ?? new Set()).add(key))
      }
    }
  return new Map([...codes].map(([code, keys]) => [code, [...keys]]))
}

/** More than these are counted and not named: they are every operation of a kind. `ProblemText` says so, too. */
const maxNamed = 40

export function problemsModule(texts: ProblemTexts, contract: Contract, entries: readonly Entry[]): string {
  const answering = operationsByCode(contract, entries)
  const rows = Object.entries(texts).map(([code, text]) => {
    const keys = answering.get(code) ?? []
    const operations = { count: keys.length, keys: keys.length > maxNamed ? [] : keys }
    return `  ${code}: ${JSON.stringify({ ...text, operations })},\n`
  })
  return `${banner}import type { ProblemText } from '../problem-text.ts'

export type ProblemCode =
${Object.keys(texts)
  .map((code) => `  | '${code}'\n`)
  .join('')}
/** Every code of the portal, the gateway and the network, in the order of their statuses. */
export const problems: Readonly<Record<ProblemCode, ProblemText>> = {
${rows.join('')}}
`
}
