import { invalidFields, Problem } from '../../platform/http/problem.ts'

/** A place of a document, and what is to be said of it. */
export interface Finding {
  /** JSON Pointer, such as `#/info/version`. */
  readonly pointer: string
  readonly line: number | undefined
  /** The fault, and its fix. */
  readonly text: string
}

/** A finding of the whole document. */
export const ofDocument = (text: string): Finding => ({ pointer: '#/', line: undefined, text })

/** The name of an option: of the command with two hyphens before it, of the portal's form with underscores in it. */
type OptionName =
  | 'publisher'
  | 'tag'
  | 'version'
  | 'upstream'
  | 'category'
  | 'price'
  | 'prices'
  | 'status'
  | 'ends'
  | 'root'

interface PublishErrorInit {
  readonly findings?: readonly Finding[]
  /** The option that is wrong; the document where there is none. */
  readonly option?: OptionName
  /** The same beside the field of a form, which needs no name of an option. */
  readonly besideField?: string
}

const maxFieldMessageLength = 500

/** A document, or an option, that cannot be published: the command prints it, the portal's form has it beside the field. Nothing was changed. */
export class PublishError extends Problem {
  readonly findings: readonly Finding[]
  readonly option: OptionName | undefined

  constructor(message: string, { findings = [], option, besideField = message }: PublishErrorInit = {}) {
    const text = besideField || findings[0]?.text || 'The document can’t be published.'
    const field = option === 'prices' ? 'price_overrides' : (option ?? 'document')
    const code = { document: 'document_refused', price_overrides: 'not_allowed' } as const
    super('validation_failed', invalidFields, {
      errors: [
        {
          pointer: `#/${field}`,
          code: code[field as keyof typeof code] ?? 'pattern',
          message: text.slice(0, maxFieldMessageLength).toWellFormed(),
        },
      ],
    })
    this.message = message
    this.findings = findings
    this.option = option
  }

  static ofFindings(...findings: readonly Finding[]): PublishError {
    return new PublishError('', { findings })
  }

  /** Said as the command names the option, and as it stands beside the field of a form. */
  static ofOption(option: OptionName, byCommand: string, besideField: string): PublishError {
    return new PublishError(byCommand, { option, besideField })
  }

  /** `--tag "X" cannot be …`, and `"X" cannot be …`. */
  static ofValue(option: OptionName, value: string | undefined, text: string): PublishError {
    const besideField = `${JSON.stringify(value)} ${text}`
    return PublishError.ofOption(option, `--${option} ${besideField}`, besideField)
  }
}

/**
 * Reads a document of others, much of it with readers of others. Whatever they throw is about the document, and so the publisher's to
 * know: never ours to fail by.
 */
export async function asFindings<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isOurs(error)) throw error
    const tooDeep = error instanceof RangeError
    const message = error instanceof Error ? error.message : String(error)
    const [reason = ''] = message.split('\n')
    const text = tooDeep
      ? 'The document is too deeply nested, or too large, to be read.'
      : `The document can’t be read: ${reason.slice(0, maxReasonLength)}.`
    throw PublishError.ofFindings(ofDocument(text))
  }
}

const maxReasonLength = 200

/** Problems, databases and connections fail with a code; a reader that stumbles has none. */
const isOurs = (error: unknown): boolean => error instanceof Error && 'code' in error
