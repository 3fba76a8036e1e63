/** How long a call waits for an answer, and how long a yes or no counts afterwards: `approvals` of policies.yaml. */
export const approvalSeconds = 300

/** Where a person answers. */
export const answerPath = '/subscriptions?view=agents'
