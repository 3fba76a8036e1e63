import { Tag } from '../../../ui/tag.tsx'

/** Green when it worked, red when the server failed, amber when the call has to change. */
export function StatusTag({ status }: { readonly status: string }) {
  const label = <span className="num">{status}</span>
  if (/^2/.test(status)) return <Tag tone="good">{label}</Tag>
  if (/^4/.test(status)) return <Tag tone="warning">{label}</Tag>
  if (/^5/.test(status)) return <Tag tone="bad">{label}</Tag>
  return <Tag>{label}</Tag>
}
