import type { Contract } from '../contract.ts'

/** What a client sends may only be taken more widely; what it is answered may only become narrower. */
export type Side = 'request' | 'answer'
/** `seen` holds the shared schemas that were compared already: each is reported once, where it is first used. */
export type Contracts = { before: Contract; after: Contract; seen: Set<string> }
export type Pair = Contracts & { side: Side }
