/** Below a name in a cell. A long one breaks before its host, and not within a word. */
export const EmailLine = ({ email }: { readonly email: string }) => (
  <span className="note-line">
    {email.slice(0, email.lastIndexOf('@'))}
    <wbr />
    {email.slice(email.lastIndexOf('@'))}
  </span>
)
