/** Fields of a profile that the derived values read. */
interface ProfileNames {
  readonly firstname: string
  readonly lastname: string
  readonly company_name: string | null
  readonly team?: { readonly account_name: string } | null
}

const defaultName = 'Portal user'
const defaultInitials = 'CU'

const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

export interface Person {
  readonly displayName: string
  readonly initials: string
  readonly companyName: string
  /** A company name makes a business account. */
  readonly b2bAccount: boolean
}

/** A member of a team is shown for whom they act. */
export function personOf({ firstname, lastname, company_name, team }: ProfileNames): Person {
  const companyName = (team?.account_name ?? company_name)?.trim() ?? ''
  return {
    displayName: `${firstname.trim()} ${lastname.trim()}`.trim() || defaultName,
    initials: firstLetter(firstname) + firstLetter(lastname) || defaultInitials,
    companyName,
    b2bAccount: companyName !== '',
  }
}
