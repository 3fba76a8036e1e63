import { faultsOf } from '../fault.ts'
import { problemField } from '../mistakes.ts'

/** Problems that a program cannot rely on. */
export const problemFaults = faultsOf('problem bodies', [
  [
    'pointer-missing',
    'updateProfile',
    'a refused field is not pointed at',
    problemField('errors', () => undefined),
  ],
])
