import { createHmac, randomBytes } from 'node:crypto'
import { sha256 } from '../../platform/sha256.ts'

/** Tokens are kept as hashes alone. They are random, so a plain hash is enough. */
export const hashToken = sha256

export const newRefreshToken = (): string => `sbr_${randomBytes(32).toString('base64url')}`

/**
 * Derived and not drawn, so that the parent of the active token can be answered with the same pair again, and yet no
 * token is kept in the clear.
 */
const derive = (secret: Buffer, what: string, from: string): string =>
  createHmac('sha256', secret).update(`${what}:${from}`).digest('base64url')

/** The refresh token that replaces another. */
export const childOf = (secret: Buffer, refreshToken: string): string =>
  `sbr_${derive(secret, 'refresh', refreshToken)}`

/** The access token that goes with a refresh token. */
export const accessFor = (secret: Buffer, refreshToken: string): string =>
  `sba_${derive(secret, 'access', refreshToken)}`
