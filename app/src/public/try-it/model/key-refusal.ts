import { isAccessToken } from '@switchboard/oas/security'
import type { Environment } from '../types.ts'

const prefixes = { TEST: 'sb_test_', LIVE: 'sb_live_' } as const
const kinds = { TEST: 'test', LIVE: 'live' } as const
const keyLength = 46
const tokenLength = 57

/** Why a call with this key is not sent, in words; undefined when it is. */
export function keyRefusal(key: string, environment: Environment): string | undefined {
  if (environment === 'MOCK') return undefined
  const kind = kinds[environment]
  if (!key) return `Paste a ${kind} key. It begins with ${prefixes[environment]}.`
  const other = environment === 'TEST' ? 'LIVE' : 'TEST'
  if (key.startsWith(prefixes[other]))
    return other === 'LIVE'
      ? 'This is a live key, and you are in Test. Switch to Live, or paste a test key.'
      : 'This is a test key, and you are in Live. Switch to Test, or paste a live key.'
  if (!key.startsWith(prefixes[environment])) return `A ${kind} key begins with ${prefixes[environment]}.`
  if (isAccessToken(key))
    return key.length === tokenLength
      ? undefined
      : `An access token has ${tokenLength} characters, this one ${key.length}. Copy the whole token.`
  if (!/^[0-9A-Za-z_]*$/.test(key)) return 'The key has unexpected characters. Copy it again.'
  if (key.length !== keyLength)
    return `A key has ${keyLength} characters, this one ${key.length}. Copy the whole key.`
  return undefined
}
