import { Tag } from '../../../ui/tag.tsx'
import type { ApiVersion } from '../types.ts'

export function StandingTag({ status }: Pick<ApiVersion, 'status'>) {
  if (status === 'BETA') return <Tag tone="warning">Beta</Tag>
  if (status === 'DEPRECATED') return <Tag tone="bad">Deprecated</Tag>
  return <Tag>Stable</Tag>
}
