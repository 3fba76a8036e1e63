import type { Options } from '../src/engine/options.ts'
import { type Accounts, teamMembers } from './accounts.ts'

const demo = (email: string) => ({ email, password: 'switchboard-demo' })

/** The demo accounts of the reference server. */
export const demoAccounts: Accounts & Pick<Options, 'members'> = {
  user: demo('jun@example.com'),
  other: demo('rico@sakay.example'),
  admin: demo('iris@switchboard.example'),
  members: teamMembers,
}

/** A run of the portal's contract with nothing restricted, as fast as the backend answers. */
export const plainOptions: Omit<Options, 'url' | 'user' | 'other' | 'admin' | 'members' | 'seed'> = {
  contract: undefined,
  headers: {},
  isReadOnly: false,
  isMock: false,
  rate: 0,
  only: [],
  skip: [],
  allowIncomplete: false,
  timeBudgetMs: 600_000,
  reports: [],
  sign: undefined,
}
