import { download } from '@switchboard/sdk'
import { ExportButton } from '../../domain/exports/export-button.tsx'
import { href } from '../../paths.ts'
import { ListCard } from '../../ui/list-card.tsx'
import type { Subscription } from './rules.ts'

/** The calls of one API, on their page and as a file that names the version called and the error returned. */
export function LogCard({ subscription: { api } }: { readonly subscription: Pick<Subscription, 'api'> }) {
  return (
    <ListCard
      id="log"
      title="Request log"
      about={
        <>
          Every call of the last 90 days, with its status, price and error code.{' '}
          <a className="link" href={href('usage', {}, { query: { tab: 'log', api } })}>
            View calls
          </a>
        </>
      }
      actions={
        <ExportButton
          what="calls"
          label="Export log"
          rows="any"
          filename={`${api}-log.csv`}
          background={{ kind: 'API_CALLS', filter: { api } }}
          start={(portal) =>
            download(portal, 'get', '/api/api-logs-export', { params: { query: { service: api } } })
          }
        />
      }
    ></ListCard>
  )
}
