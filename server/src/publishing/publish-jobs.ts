import type { components } from '@switchboard/sdk'
import type { AuthUser } from '../platform/http/authenticate.ts'
import type { FieldError, ProblemCode } from '../platform/http/problem.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { PublicationOptions } from './check/options.ts'
import type { PriceOverride } from './check/prices.ts'
import type { ReadAgainResult } from './publish/read-again.ts'

// Messages between the server and the publishing process. All of them can be cloned.

type Schemas = components['schemas']

interface JobBasis {
  readonly url: string
  readonly now: Date
  /** Processor time that the job can use. */
  readonly processorMs: number
}

/** The administrator's request. It takes effect once for each key. */
export interface PublishCaller {
  readonly user: Pick<AuthUser, 'id'>
  readonly requestId: string | null
  readonly repeat: { readonly key: string; readonly body: unknown } | undefined
}

export interface UploadedDocument {
  readonly content: Uint8Array
  readonly options: PublicationOptions
  readonly draftId?: undefined
}

/** A document with its options, or the draft that has both. */
export type DocumentInput = UploadedDocument | { readonly draftId: string }

export type CheckJob = DocumentInput & { readonly kind: 'check' }

export type PublishJob = DocumentInput &
  PublishCaller & {
    readonly kind: 'publish'
    /** Of the check that found it good. */
    readonly digest: string
  }

export interface DraftJob extends UploadedDocument, PublishCaller {
  readonly kind: 'draft'
  readonly digest: string
  /** Of the deployment. */
  readonly upstreams: Settings['upstreams']
  readonly publicUrl: string
}

export interface RepriceJob extends PublishCaller {
  readonly kind: 'reprice'
  readonly api: string
  readonly version: string
  readonly publishedAt: string
  readonly prices: readonly PriceOverride[]
}

export interface RollBackJob extends PublishCaller {
  readonly kind: 'rollBack'
  readonly api: string
  readonly version: string
  readonly publishedAt: string
}

/** Reads a document again that was published before its reader knew all that it knows now. */
interface ReadAgainJob {
  readonly kind: 'readAgain'
}

export type PublishingJob = CheckJob | PublishJob | DraftJob | RepriceJob | RollBackJob | ReadAgainJob
export type ProcessJob = PublishingJob & JobBasis
/** As it is sent: a document follows through the input of the process, so many bytes. */
export type SentJob = Without<PublishingJob, 'content'> & JobBasis & { readonly bytes: number | undefined }
type Without<Job, Key extends string> = Job extends unknown ? Omit<Job, Key> : never

interface Answer<Data> {
  readonly body: { readonly data: Data }
  readonly replayed?: boolean
}

export interface JobAnswers {
  readonly check: Answer<Schemas['AdminApiCheck']>
  readonly publish: Answer<Schemas['AdminApiDetail']>
  readonly draft: Answer<Schemas['AdminApiDraftAddress']>
  readonly reprice: Answer<Schemas['AdminApiDetail']>
  readonly rollBack: Answer<Schemas['AdminApiDetail']>
  readonly readAgain: ReadAgainResult
}

interface JobProblem {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
}

export type JobOutcome =
  | { readonly answer: JobAnswers[keyof JobAnswers] }
  | { readonly problem: JobProblem }
  /** An unforeseen error with its stack. */
  | { readonly failure: string }
