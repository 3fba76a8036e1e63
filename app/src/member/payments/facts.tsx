import type { ReactNode } from 'react'
import { facts } from '../../ui/facts.tsx'

/** Facts about a purchase, payment or debt, a line each. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={facts('open')}>{children}</dl>
)

interface PartyProps {
  readonly label: string
  readonly of: {
    readonly legal_name: string
    readonly address?: string
    readonly tin?: string | null
  }
  readonly email?: string
}

/** The seller or the buyer on a document. */
export const Party = ({ label, of: { legal_name, address, tin }, email }: PartyProps) => (
  <div>
    <p className="note">{label}</p>
    <p>
      <strong>{legal_name}</strong>
    </p>
    {address && <p>{address}</p>}
    {tin && <p>TIN {tin}</p>}
    {email && <p>{email}</p>}
  </div>
)
