/** A place of a document, and what is to be said of it. */
export interface Finding {
  /** JSON Pointer, such as `#/info/version`. */
  readonly pointer: string
  readonly line: number | undefined
  /** What is wrong, and how it is mended. */
  readonly text: string
}

/** A document, or a wish, that cannot be published. Nothing was changed. */
export class PublishError extends Error {
  readonly code = 'document_refused'
  readonly findings: readonly Finding[]
  constructor(message: string, findings: readonly Finding[] = []) {
    super(message)
    this.findings = findings
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
    if (error instanceof PublishError || isOurs(error)) throw error
    const tooDeep = error instanceof RangeError
    const said = error instanceof Error ? error.message : String(error)
    const [reason = ''] = said.split('\n')
    const text = tooDeep
      ? 'The document is too deeply nested, or too large, to be read.'
      : `The document can't be read: ${reason.slice(0, maxReasonLength)}.`
    throw new PublishError('', [{ pointer: '#/', line: undefined, text }])
  }
}

const maxReasonLength = 200

/** Databases and connections fail with a code; a reader that stumbles has none. */
const isOurs = (error: unknown): boolean => error instanceof Error && 'code' in error

/** The name of an option: of the command with two hyphens before it, of the portal's form with underscores in it. */
export type OptionName =
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

/** What is wrong with an option. The command says its name in the text; a form shows the text beside the field. */
export class OptionError extends PublishError {
  readonly option: OptionName
  readonly besideField: string

  constructor(option: OptionName, byCommand: string, besideField: string) {
    super(byCommand)
    this.option = option
    this.besideField = besideField
  }

  /** `--tag "X" cannot be …`, and `"X" cannot be …`. */
  static ofValue(option: OptionName, value: string | undefined, text: string): OptionError {
    const said = `${JSON.stringify(value)} ${text}`
    return new OptionError(option, `--${option} ${said}`, said)
  }
}
