import { proxy } from 'valtio'
import type { BalanceSpan } from './queries.ts'

/** The wallet page's settings, kept while another page is open: the specification's `newWallet` (decision 0034). */
export const createNewWallet = () => proxy<{ span: BalanceSpan }>({ span: '30' })
