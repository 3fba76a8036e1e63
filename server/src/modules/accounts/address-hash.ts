import { sha256 } from '../../platform/sha256.ts'

/** Addresses that may belong to nobody here are counted by their hash. Case makes no other address. */
export const addressHash = (email: string): Buffer => sha256(email.trim().toLowerCase())
