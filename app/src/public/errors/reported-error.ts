// The address names a reason, and the words are here: words in the address would let anyone write on this page.
const reasons: Readonly<Record<string, string>> = {
  payment: 'We couldn’t find the payment, because its reference is missing from the URL.',
}

export interface ReportedError {
  readonly code: string
  readonly message: string | undefined
}

export function reportedError(search: string): ReportedError {
  const query = new URLSearchParams(search)
  const code = query.get('code') ?? ''
  return {
    code: /^[45]\d\d$/.test(code) ? code : '500',
    message: new Map(Object.entries(reasons)).get(query.get('reason') ?? ''),
  }
}
