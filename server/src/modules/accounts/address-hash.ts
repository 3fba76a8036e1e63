import { createHash } from 'node:crypto'

/** Addresses that may belong to nobody here are counted by their hash. Case makes no other address. */
export const addressHash = (email: string): Buffer =>
  createHash('sha256').update(email.trim().toLowerCase()).digest()
