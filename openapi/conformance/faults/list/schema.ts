import { faultsOf } from '../fault.ts'
import { field } from '../mistakes.ts'

/** Answers whose shape is not that of the contract. */
export const schemaFaults = faultsOf('schema', [
  [
    'field-missing',
    'getWalletCredits',
    'a required field is missing',
    field('data.in_flight_credits', () => undefined),
  ],
  ['null-field', 'getProfile', 'null where it is not allowed', field('data.email', () => null)],
])
