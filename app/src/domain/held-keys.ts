import { proxy } from 'valtio'

/** Keys in full, by `api environment`: just stored, or typed in the console. In the memory of the page only, never in storage or an address. */
export const createHeldKeys = () => proxy<Record<string, string>>({})
