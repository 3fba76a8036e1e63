/** The guest's form of openapi/portal/examples/kyb.yaml, with changes; undefined leaves a field out. */
export function kybForm(changes: Readonly<Record<string, string | Blob | undefined>> = {}): FormData {
  const fields = {
    publisher: 'lumina',
    tag: 'sim-swap',
    business_name: 'Isla Lending Inc',
    business_type: 'CORPORATION',
    registration_number: 'CS202455671',
    tax_number: '010-987-654-000',
    country: 'PH',
    address: '8 Mabini Street, Cebu City 6000',
    website: 'https://isla.example',
    contact_name: 'Ana Reyes',
    contact_email: 'ana@isla.example',
    contact_phone: '+639175550120',
    use_case: 'We ask for a SIM swap before a loan is paid out to a new phone.',
    monthly_calls: 'UNDER_10000',
    declaration: 'true',
    registration_certificate: pdf('certificate of registration'),
    representative_id: pdf('identity document'),
    ...changes,
  }
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(field, value)
    else if (value) form.append(field, value, `${field}.pdf`)
  }
  return form
}

export const pdf = (text: string): Blob => new Blob([`%PDF-1.7 ${text}`], { type: 'application/pdf' })
