import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

export const keyStatuses: Readonly<Record<Schemas['KeyStatus'], string>> = {
  ACTIVE: 'Active',
  GRACE: 'In grace period',
  REVOKED: 'Revoked',
  EXPIRED: 'Expired',
}
