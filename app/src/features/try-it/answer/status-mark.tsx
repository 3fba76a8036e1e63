import { Tag } from '../../../ui/tag.tsx'
import { statusText } from './status-text.ts'

/** Green when it worked, red when the server failed, amber when the call has to change. */
export function StatusMark({ status }: { readonly status: number }) {
  const words = <span className="num">{statusText(status)}</span>
  if (status < 300) return <Tag tone="good">{words}</Tag>
  if (status >= 500) return <Tag tone="bad">{words}</Tag>
  return status >= 400 ? <Tag tone="warning">{words}</Tag> : <Tag>{words}</Tag>
}
