import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isObject, type JsonObject } from '@switchboard/oas/document'
import { parse } from 'yaml'
import type { Contract } from './engine/contract/contract.ts'
import { readContract } from './engine/contract/read-contract.ts'
import { upgraded } from './engine/contract/upgraded.ts'
import { CouldNotRun } from './engine/could-not-run.ts'

/** The contract in that file, or the portal's own, which comes with the checker. */
export async function loadContract(file: string | undefined): Promise<Contract> {
  if (file === undefined) return shipped()
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CouldNotRun(`The contract ${file} can’t be read: ${error.message}`)
  })
  const document = parsed(text, file)
  if (!isObject(document) || !isObject(document.paths) || !/^3\./.test(String(document.openapi)))
    throw new CouldNotRun(`${file} is not an OpenAPI 3 document: it needs "openapi: 3.x" and "paths".`)
  const contract = readContract({ document: upgraded(document), text })
  if (contract.operations.length === 0) throw new CouldNotRun(`${file} has no operations.`)
  return contract
}

function parsed(text: string, file: string): unknown {
  try {
    return parse(text, { maxAliasCount: 10_000 })
  } catch (error) {
    throw new CouldNotRun(
      `${file} is neither YAML nor JSON: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** In what is built, the contract lies beside it. */
declare const CONTRACT_FOLDER: string | undefined

async function shipped(): Promise<Contract> {
  const { resolve } = createRequire(import.meta.url)
  const folder = typeof CONTRACT_FOLDER === 'undefined' ? '@switchboard/contract/' : CONTRACT_FOLDER
  const read = (name: string) => readFile(resolve(`${folder}${name}`), 'utf8')
  const [text, problems] = await Promise.all([read('portal.json'), read('problems.json')])
  return readContract({ document: JSON.parse(text) as JsonObject, text, problems: JSON.parse(problems) })
}
