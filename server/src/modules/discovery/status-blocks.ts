import { heading, list, paragraph, table } from '../../platform/markdown/nodes.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import { momentInWords } from '../../platform/time/days.ts'
import { readStatus } from '../status/read-status.ts'
import { stepNames } from './changelog-feed.ts'
import type { DiscoveryContext } from './texts.ts'

const stateNames = { OPERATIONAL: 'Works', DEGRADED: 'Some calls fail', OUTAGE: 'Outage' }

/** Each API now, and the incidents of the days that the page shows. */
export async function statusBlocks(here: DiscoveryContext): Promise<Block[]> {
  const { apis, incidents } = await readStatus(here)
  const names = new Map(apis.map(({ api, name }) => [api, name]))
  return [
    heading(1, 'Status'),
    table(
      ['API', 'Now', 'Available in the last 90 days'],
      apis.map(({ name, state, availability }) => [
        name,
        availability || state !== 'OPERATIONAL' ? stateNames[state] : 'No live calls yet',
        availability ? `${availability}%` : '',
      ]),
    ),
    ...incidents.flatMap(({ title, apis: ids, updates }) => [
      heading(2, title),
      paragraph(ids.map((api) => names.get(api) ?? api).join(', ')),
      list(
        updates.map(
          ({ at, step, text }) =>
            `${momentInWords(here.settings.timeZone, new Date(at))}. ${stepNames[step]}: ${text}`,
        ),
      ),
    ]),
  ]
}
