/** The test accounts that may be given. */
export const roles = ['user', 'other', 'admin'] as const
export type Role = (typeof roles)[number]
