import { PlainTag } from '../../../ui/plain-tag.tsx'
import { statusText } from './status-text.ts'

/** Green when it worked, red when the server failed, amber when the call has to change. */
export function StatusMark({ status }: { readonly status: number }) {
  const words = <span className="num">{statusText(status)}</span>
  if (status < 300) return <PlainTag tone="good">{words}</PlainTag>
  if (status >= 500) return <PlainTag tone="bad">{words}</PlainTag>
  return status >= 400 ? <PlainTag tone="warning">{words}</PlainTag> : <PlainTag>{words}</PlainTag>
}
