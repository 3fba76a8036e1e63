import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

/** What is held about a person: all of it as a file, and its end. */
export const accountDataHandlers = { exportAccount, deleteAccount }
