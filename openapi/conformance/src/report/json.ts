import type { Result } from '../result.ts'

export const jsonReport = (result: Result): string => `${JSON.stringify(result, null, 2)}\n`
