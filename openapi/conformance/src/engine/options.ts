export interface Credentials {
  readonly email: string
  readonly password: string
}

export const formats = ['json', 'junit', 'html', 'sarif'] as const
export type Format = (typeof formats)[number]

export interface Options {
  readonly url: string
  readonly user: Credentials | undefined
  readonly other: Credentials | undefined
  readonly admin: Credentials | undefined
  /** People of a team, each with a role in it. */
  readonly members: readonly Credentials[]
  /** A file; undefined for the one that comes with the checker. */
  readonly contract: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly isReadOnly: boolean
  readonly isMock: boolean
  /** Requests in a second; 0 for as many as go. */
  readonly rate: number
  readonly seed: number
  /** Globs of rules and operations. */
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly timeBudgetMs: number
  /** Whether a run that could not look at all that it should have is as good as one that did. */
  readonly allowIncomplete: boolean
  readonly reports: readonly { readonly format: Format; readonly file: string }[]
  /** A file with an Ed25519 private key, and where the signed result goes. */
  readonly sign: { readonly key: string; readonly out: string } | undefined
}
