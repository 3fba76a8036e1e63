import { apiStatuses } from '../../../domain/catalogue/api-statuses.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { ApiVersion } from '../types.ts'

export const StandingTag = ({ status }: Pick<ApiVersion, 'status'>) => (
  <PlainTag tone={apiStatuses[status].tone}>{apiStatuses[status].label}</PlainTag>
)
