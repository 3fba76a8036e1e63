/** How everybody reads the status of a version. */
export const apiStatuses = {
  ACTIVE: { label: 'Active', tone: 'good' },
  BETA: { label: 'Beta', tone: 'warning' },
  DEPRECATED: { label: 'Deprecated', tone: 'bad' },
} as const
