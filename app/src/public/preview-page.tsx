import type { Portal } from '@switchboard/sdk'
import { postQueryOptions } from '@switchboard/sdk/react-query'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatTime } from '../base/format/dates.ts'
import { MissingPage } from '../lib/missing-page.tsx'
import { problemText } from '../lib/problem.ts'
import { QueryBoundary } from '../lib/query/query-boundary.tsx'
import { createQueryClient } from '../lib/query/query-client.ts'
import { type AppServices, ServicesContext, usePortal, useServices } from '../lib/services.ts'
import { href } from '../paths.ts'
import { type PageProps, preloadable } from '../router/preloadable.ts'
import { Banner } from '../ui/banner.tsx'
import { classes } from '../ui/classes.ts'
import { stack } from '../ui/layout.ts'
import { PlainLinkButton } from '../ui/plain-button.tsx'
import { PlainSkeleton } from '../ui/plain-skeleton.tsx'
import type { ApiDetailProps } from './reference/api-page.tsx'
import type { ApiReference, ApiVersion } from './reference/types.ts'

const ApiDetail = preloadable<ApiDetailProps, 'ApiDetail'>(
  () => import('./api-with-console.tsx'),
  'ApiDetail',
)

/** In place of the console: nothing answers calls of a version that isn't published. */
const samples = {
  Console: preloadable(() => import('./try-it/samples/call-sample.tsx'), 'CallSample'),
  Outline: () => <PlainSkeleton height="240px" />,
}

/** A version that isn't published yet, for holders of its address. */
export function PreviewPage({ params: { token = '' } }: PageProps) {
  const query = useQuery(postQueryOptions(usePortal(), '/api/previews', { body: { preview_token: token } }))
  return (
    <QueryBoundary
      queries={[query]}
      what="the preview"
      level={2}
      skeleton={<PlainSkeleton height="480px" />}
      missing={
        <MissingPage
          back={
            <PlainLinkButton look="primary" size="large" href={href('catalogue')}>
              All APIs
            </PlainLinkButton>
          }
        >
          {query.error && problemText(query.error).text}
        </MissingPage>
      }
      frame={(state) => <div className={classes('wrap', stack(5))}>{state}</div>}
    >
      {({ data: { api, reference, expires_at } }) =>
        reference ? (
          <Preview token={token} api={api} reference={reference} expiresAt={expires_at} />
        ) : (
          <Published api={api} />
        )
      }
    </QueryBoundary>
  )
}

interface PreviewProps {
  readonly token: string
  readonly api: ApiVersion
  readonly reference: ApiReference
  readonly expiresAt: string
}

/** The page of the API, which asks the preview for all that it asks the portal for elsewhere. */
function Preview({ token, api, reference, expiresAt }: PreviewProps) {
  const services = useServices()
  const [inner] = useState(() => ({
    ...services,
    portal: previewPortal(services, { token, reference }),
    queryClient: createQueryClient(),
  }))
  const preview = { version: api.version, href: href('preview', { token }) }
  return (
    <ServicesContext value={inner}>
      <QueryClientProvider client={inner.queryClient}>
        <Suspense fallback={<PlainSkeleton height="480px" />}>
          <ApiDetail
            api={{ ...api, preview }}
            tryIt={samples}
            banner={
              <Banner tone="warning" title={`Preview of ${api.name} ${api.full_version}, not published.`}>
                This link works until {formatTime(expiresAt)}. Calls work after publication.
              </Banner>
            }
          />
        </Suspense>
      </QueryClientProvider>
    </ServicesContext>
  )
}

interface Read {
  readonly params: { readonly query: { readonly version?: string; readonly operation_id?: string } }
}

/** Reads of the documentation, from the preview. Nothing is announced of what isn't published, and no plan limits it. */
const previewPortal = (
  { portal, queryClient }: AppServices,
  { token, reference }: Pick<PreviewProps, 'token' | 'reference'>,
): Portal => {
  const operationOf = (operation_id: string) =>
    queryClient.fetchQuery(
      postQueryOptions(portal, '/api/previews/operation', { body: { preview_token: token, operation_id } }),
    )
  const request = async (_method: string, _path: string, { params: { query } }: Read) => ({
    data: query.operation_id
      ? await operationOf(query.operation_id)
      : { data: query.version ? reference : [] },
    response: new Response(),
  })
  return { ...portal, request: request as unknown as Portal['request'] }
}

const Published = ({ api }: Pick<PreviewProps, 'api'>) => (
  <div className={classes('wrap', stack(5, 'start'))}>
    <h1>
      {api.name} {api.version}
    </h1>
    <p className="lead">It’s published. This preview has ended.</p>
    <PlainLinkButton look="primary" size="large" href={href('api', api)}>
      Open its page
    </PlainLinkButton>
  </div>
)
