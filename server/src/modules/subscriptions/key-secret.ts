import { isKeyOf, randomKey } from '../../platform/random-key.ts'
import { sha256 } from '../../platform/sha256.ts'

export type KeyType = 'TEST' | 'LIVE'

export const prefixOf = (type: KeyType): 'sb_test_' | 'sb_live_' =>
  type === 'TEST' ? 'sb_test_' : 'sb_live_'

/** The environment that a text in place of a key means, whether or not anybody holds it; undefined for neither. */
export const environmentOf = (key: string): KeyType | undefined =>
  (['TEST', 'LIVE'] as const).find((type) => key.startsWith(prefixOf(type)))

/** A new key, which tells its environment. */
export const newKey = (type: KeyType): string => randomKey(prefixOf(type))

/** Whether a text can be a key at all; says nothing about whether anybody holds it. */
export function isWellFormed(key: string): boolean {
  const type = environmentOf(key)
  return type !== undefined && isKeyOf(prefixOf(type), key)
}

/** The stored form of a key. Keys are random, so a plain hash is enough. */
export const hashKey = sha256
