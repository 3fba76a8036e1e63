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
