import { proxy } from 'valtio'
import type { BalanceSpan } from './queries.ts'

/** What the wallet page is set to show, kept while one looks elsewhere: the specification's `newWallet` (decision 0034). */
export const createNewWallet = () => proxy<{ span: BalanceSpan }>({ span: '30' })
