import { adminAddConformanceKey, adminListConformanceKeys, adminRemoveConformanceKey } from './keys.ts'
import { adminListConformanceResults, getConformanceResult } from './results.ts'
import { submitConformanceResult } from './submit.ts'

export const conformanceHandlers = {
  getConformanceResult,
  submitConformanceResult,
  adminListConformanceKeys,
  adminAddConformanceKey,
  adminRemoveConformanceKey,
  adminListConformanceResults,
}
