import type { FieldRules } from '@switchboard/sdk/forms'

/** Rules as react-hook-form takes them. */
export interface InputRules {
  required?: string
  minLength?: { value: number; message: string }
  maxLength?: { value: number; message: string }
  pattern?: { value: RegExp; message: string }
}

interface FieldWords {
  /** The field within a sentence: "your email address". */
  readonly noun: string
}

// Coarser than the server's check on purpose: it catches slips, and never refuses an address that works.
const email = { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/, message: 'Write it like name@company.com.' }

/** The contract's rules of one field, with words for a person. */
export function inputRules(field: FieldRules, { noun }: FieldWords): InputRules {
  const { required, format, minLength, maxLength, pattern } = field
  const rules: InputRules = {}
  if (required) rules.required = `Enter ${noun}.`
  if (format === 'email') rules.pattern = email
  else if (pattern) rules.pattern = { value: new RegExp(pattern, 'u'), message: `Check ${noun}.` }
  if (minLength && minLength > 1)
    rules.minLength = { value: minLength, message: `Use at least ${minLength} characters.` }
  if (maxLength) rules.maxLength = { value: maxLength, message: `Use at most ${maxLength} characters.` }
  return rules
}
