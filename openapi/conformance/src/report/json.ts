import type { Result } from '../result.ts'
import type { SignedResult } from '../signed-result.ts'

export const jsonReport = (result: Result | SignedResult): string => `${JSON.stringify(result, null, 2)}\n`
