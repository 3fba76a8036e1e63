import { chargeMutants } from './charge-mutants.ts'
import { ledgerMutants } from './ledger-mutants.ts'
import { limitMutants } from './limit-mutants.ts'

/** Of the tests, those that fail first come first. */
export const ledgerFiles = [
  {
    path: 'src/modules/ledger/ledger.sql',
    mutants: ledgerMutants,
    tests: ['low-credits', 'ledger', 'gateway-batches', 'expiry', 'ledger-histories', 'seed'],
  },
  {
    path: 'src/modules/ledger/charges.sql',
    mutants: chargeMutants,
    tests: ['gateway-batches', 'gateway-booking', 'gateway-responses', 'spend-caps', 'limit-races'],
  },
  {
    path: 'src/modules/ledger/limits.sql',
    mutants: limitMutants,
    tests: ['spend-caps', 'limits', 'limit-settings', 'limit-races'],
  },
]
