import type { TeamRole } from '../../platform/http/acting-account.ts'

/** How long a call waits for an answer, and how long a yes or no counts afterwards: `approvals` of policies.yaml. */
export const approvalSeconds = 300

/** Members with these roles answer for an account, and are asked: `x-team-roles` of decideApproval. Five minutes are too short for one person alone. */
export const answeringRoles: readonly TeamRole[] = ['OWNER', 'DEVELOPER']

/** Where a person answers. */
export const answerPath = '/dashboard/agents'
