import { proxy } from 'valtio'
import type { DraftState } from './draft-sync.ts'

/** Where the draft of the form at hand is kept: the specification's `KYBForm` (decision 0034). */
export const createKYBForm = () => proxy<{ draft: DraftState }>({ draft: {} })
