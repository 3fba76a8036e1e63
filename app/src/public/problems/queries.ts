import type { LoadRoute } from '../../router/preloadable.ts'
import { apisQuery, codeOfAddress } from './problem-code.ts'

export const loadProblem: LoadRoute = ({ portal, queryClient }, { params: { code = '' } }) =>
  queryClient.prefetchQuery(apisQuery(portal, codeOfAddress(code).code))
