import { proxy } from 'valtio'
import { env } from '../base/env.ts'

interface GlobalState {
  /** Which deployment this is. */
  readonly environment: string
  /** The search that opens over every page. */
  search: 'closed' | 'loading' | 'open' | 'failed'
}

/** State that belongs to no page: the specification's `global` (decision 0034). */
export const createGlobal = () => proxy<GlobalState>({ environment: env.environment, search: 'closed' })
