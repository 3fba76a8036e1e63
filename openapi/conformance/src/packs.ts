import { isObject } from '@switchboard/oas/document'
import type { Contract } from './engine/contract/contract.ts'
import type { RulePack } from './engine/pack.ts'
import { portal } from './portal/pack.ts'

/** The rules for the API of a contract; undefined for one of others, of which nothing but its document is known. */
export const packOf = ({ document }: Pick<Contract, 'document'>): RulePack | undefined =>
  isObject(document['x-personas']) ? portal : undefined
