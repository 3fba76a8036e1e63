interface Reason {
  readonly code: string
  readonly label: string
  /** Sent to the applicant unless the reviewer writes something better. */
  readonly text: string
}

/** The usual reasons, as codes that stay the same. The text is for the sender, and can be rewritten for each field. */
export const reasons: readonly Reason[] = [
  {
    code: 'document_unreadable',
    label: 'Can’t be read',
    text: 'The document can’t be read. Send a sharper picture of the whole page.',
  },
  {
    code: 'document_expired',
    label: 'No longer valid',
    text: 'The document is no longer valid. Send the current one.',
  },
  {
    code: 'document_wrong',
    label: 'Wrong document',
    text: 'This isn’t the document we asked for. Send the right one.',
  },
  { code: 'document_missing', label: 'Missing', text: 'This is missing, and we need it too. Send it.' },
  {
    code: 'name_differs',
    label: 'Name differs',
    text: 'The name differs from the one on the certificate. Enter it exactly as on the certificate.',
  },
  {
    code: 'number_unknown',
    label: 'Not in the register',
    text: 'This number isn’t in the register. Check it.',
  },
  {
    code: 'address_differs',
    label: 'Address differs',
    text: 'The address doesn’t match the documents. Enter the registered address, or send proof of this one.',
  },
  {
    code: 'not_specific',
    label: 'Not specific enough',
    text: 'Be more specific: whose data you check, at which step, and why.',
  },
  { code: 'other', label: 'Other', text: '' },
]
