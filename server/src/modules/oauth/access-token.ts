import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { environmentOf, type KeyType, prefixOf } from '../subscriptions/key-secret.ts'

const mark = 'token_'

/** The text of a token: it begins as the key does, so that whatever takes a key can tell its environment. */
export const accessTokenOf = (type: KeyType, id: string): string => `${prefixOf(type)}${mark}${id}`

export interface SentToken {
  /** The form that it is found by. */
  readonly tokenHash: Buffer
  /** Of the key that it says it stands for. */
  readonly type: KeyType
}

/** Undefined for a text that isn’t a token. */
export function readToken(sent: string): SentToken | undefined {
  const id = /^sb_(?:test|live)_token_([\w-]{40,60})$/.exec(sent)?.[1]
  const type = environmentOf(sent)
  return id === undefined || !type ? undefined : { tokenHash: sha256(id), type }
}

/** The library’s own text of a token, which it finds it by. */
export const idOfToken = (token: string): string => token.replace(/^sb_(?:test|live)_token_/, '')

/** Whether a text is meant as a token, whoever holds it. */
export const isToken = (sent: string): boolean => /^sb_(?:test|live)_token_/.test(sent)

export const tokenInvalid = (): Problem =>
  new Problem(
    'access_token_invalid',
    'This access token is unknown, expired, for another API or version, or its key was revoked. Get a new one at /oauth/token.',
  )

/** Models of the library that are access tokens. */
export const tokenKinds = ['AccessToken', 'ClientCredentials'] as const
