import { href } from '../paths.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface AuditLinkProps {
  /** The ID of a person or a thing. */
  readonly subject: string
  /** Its name, where several such links are on a page; heard, not seen. */
  readonly of?: string
}

/** To the entries of the audit log about one person or thing. */
export const AuditLink = ({ subject, of }: AuditLinkProps) => (
  <a className="link small" href={href('adminAudit', {}, { query: { subject } })}>
    Audit log
    {of && <VisuallyHidden> of {of}</VisuallyHidden>}
  </a>
)
