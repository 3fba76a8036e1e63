import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

/** Export and deletion of a person's data. */
export const accountDataHandlers = { exportAccount, deleteAccount }
