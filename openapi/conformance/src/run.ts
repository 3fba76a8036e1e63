import { check, type Surroundings } from './engine/check.ts'
import type { Contract } from './engine/contract/contract.ts'
import type { Options } from './engine/options.ts'
import type { Result } from './engine/result.ts'
import { packOf } from './packs.ts'
import { version } from './version.ts'

/** Holds a backend against a contract, by the rules of the portal where it is the portal's. Throws CouldNotRun. */
export const run = (
  contract: Contract,
  options: Options,
  surroundings: Omit<Surroundings, 'pack' | 'version'> = {},
): Promise<Result> => check(contract, options, { ...surroundings, pack: packOf(contract), version })
