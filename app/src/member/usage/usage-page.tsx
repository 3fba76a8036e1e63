import { env } from '../../base/env.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { href } from '../../paths.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { NearLimits } from './near-limits.tsx'
import { RequestLog } from './request-log.tsx'
import { usageAddress } from './usage-address.ts'
import { UsageCharts } from './usage-charts.tsx'
import { UsageTable } from './usage-table.tsx'

/** Calls, their outcomes and cost: as charts, counted in rows, and call by call. */
export function UsagePage() {
  const [address, show] = useUrlState(usageAddress)
  const part = { address, show }
  return (
    <PageFrame
      title="Usage"
      about={`Your calls and what they cost. Days and times are in ${env.timeZone}.`}
      actions={
        <>
          <LinkButton href={href('exports')}>Exports</LinkButton>
          <LinkButton href={href('wallet')}>Wallet</LinkButton>
        </>
      }
    >
      <NearLimits address={address} />
      <Tabs
        label="Usage"
        open={address.tab}
        onOpen={(tab) => {
          const { days, api, key } = address
          show({ ...usageAddress.read(''), tab, days, api, key })
        }}
        tabs={[
          { name: 'charts', label: 'Charts', content: <UsageCharts {...part} /> },
          { name: 'table', label: 'Table', content: <UsageTable {...part} /> },
          { name: 'log', label: 'Request log', content: <RequestLog {...part} /> },
        ]}
      />
    </PageFrame>
  )
}
