/** Input of the calling process (processes/load.ts), which prints LoadResult. */
export interface LoadPlan {
  /** One, or several processes of the same server. */
  readonly urls: readonly string[]
  /** LoadResult in turn. */
  readonly requests: readonly LoadRequest[]
  readonly callers: number
  readonly seconds: number
  /** Instead of the seconds. */
  readonly amount?: number
  /** Whether each caller waits for its last response. */
  readonly wholly?: true
}

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface LoadResult {
  readonly calls: number
  readonly seconds: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** By status; `broken` for connections that broke. */
  readonly statuses: Readonly<Record<string, number>>
}
