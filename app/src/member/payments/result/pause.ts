interface StatusQuery {
  readonly state: {
    readonly data?: { readonly data: { readonly status: string } } | undefined
    readonly dataUpdateCount: number
  }
}

const pausesMs = [1000, 1000, 2000, 3000, 5000, 8000, 13_000]
const longestMs = 20_000

/** How long until a payment is asked about again: soon at first, as most are confirmed in a moment; never once it has ended. */
export const pauseOf = ({ state: { data, dataUpdateCount } }: StatusQuery): number | false =>
  data?.data.status === 'PENDING' ? (pausesMs[dataUpdateCount - 1] ?? longestMs) : false
