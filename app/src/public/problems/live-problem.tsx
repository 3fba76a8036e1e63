import { useQuery } from '@tanstack/react-query'
import { atServer } from '../../lib/portal-config.ts'
import { type AppServices, useServices } from '../../lib/services.ts'
import { CodeBlock, JsonBlock } from '../../ui/json-block.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { addressOfCode } from './problem-code.ts'

interface LiveProblemProps {
  readonly code: string
  readonly status: number
  /** Shown until the error happens. */
  readonly example: object
}

interface LiveResponse {
  readonly status: number
  readonly ms: number
  readonly body: unknown
}

/** The error's response: as documented, then as the server sends it at an address where every call fails with it. */
export function LiveProblem({ code, status, example }: LiveProblemProps) {
  const services = useServices()
  const url = atServer(services, `/mock/problems/${addressOfCode(code)}`)
  const live = useQuery({
    queryKey: ['live-problem', code],
    queryFn: () => responseAt(services.fetch, { url, code }),
    enabled: false,
    retry: false,
  })
  const response = live.data
  return (
    <>
      <JsonBlock
        title={response ? outcomeOf(response) : `${status} application/problem+json`}
        value={response?.body ?? example}
      />
      <p className="visually-hidden" role="status">
        {response && !live.isFetching && outcomeOf(response)}
      </p>
      {live.isError && (
        <p className="note" role="alert">
          The server couldn’t be reached. Try again in a moment.
        </p>
      )}
      <div className={row(3)}>
        <PlainButton busy={live.isFetching} onClick={() => void live.refetch()}>
          {response ? 'Send again' : 'See it happen'}
        </PlainButton>
      </div>
      <p className="note">
        To test your own code, use this as the base URL: every call to it fails like this, without a key and
        free.
      </p>
      <CodeBlock title="Base URL" text={url} tokens={[{ text: url }]} />
    </>
  )
}

const outcomeOf = ({ status, ms }: LiveResponse): string => `${status} in ${ms} ms`

interface LiveRequest {
  readonly url: string
  readonly code: string
}

async function responseAt(fetch: AppServices['fetch'], { url, code }: LiveRequest): Promise<LiveResponse> {
  const start = performance.now()
  const response = await fetch(new Request(url, { cache: 'no-store' }))
  const ms = Math.round(performance.now() - start)
  const body = await response.json()
  // Beside the mocks there is no such address.
  if (body.code !== code) throw new Error(`${url} returned ${response.status}.`)
  return { status: response.status, ms, body }
}
