import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { ApiVersion } from '../types.ts'

export function StandingTag({ status }: Pick<ApiVersion, 'status'>) {
  if (status === 'BETA') return <PlainTag tone="warning">Beta</PlainTag>
  if (status === 'DEPRECATED') return <PlainTag tone="bad">Deprecated</PlainTag>
  return <PlainTag>Stable</PlainTag>
}
