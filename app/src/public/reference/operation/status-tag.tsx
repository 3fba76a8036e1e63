import { PlainTag } from '../../../ui/plain-tag.tsx'

/** Green when it worked, red when the server failed, amber when the call has to change. */
export function StatusTag({ status }: { readonly status: string }) {
  const label = <span className="num">{status}</span>
  if (/^2/.test(status)) return <PlainTag tone="good">{label}</PlainTag>
  if (/^4/.test(status)) return <PlainTag tone="warning">{label}</PlainTag>
  if (/^5/.test(status)) return <PlainTag tone="bad">{label}</PlainTag>
  return <PlainTag>{label}</PlainTag>
}
