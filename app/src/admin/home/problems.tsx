import type { components } from '@switchboard/sdk'
import { formatMoment } from '../../base/format/dates.ts'
import { countOf, formatCount } from '../../base/format/format.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Tag } from '../../ui/kit/tag.tsx'
import { grow, row } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Api = components['schemas']['ProviderApi']

/** Failed calls of a hundred from which an API is said to have broken, as on the status page. */
const brokenFrom = 1

const isOver = ({ state, ticks }: Api): boolean =>
  state === 'OPERATIONAL' && ticks.findLast((tick) => tick.state)?.state === 'OPERATIONAL'

/** APIs that have problems now, then those that had, the most failed calls first. */
export const brokenApis = (apis: readonly Api[]): readonly Api[] =>
  apis
    .filter(
      ({ state, broke_at, calls, failed }) =>
        state !== 'OPERATIONAL' || (broke_at && failed * 100 >= calls * brokenFrom),
    )
    .toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)) || other.failed - one.failed)

function factsOf({ calls, failed, customers, upstream }: Api): string {
  const facts = [
    failed > 0 &&
      `${formatCount(failed)} of ${countOf(calls, 'call')} failed, for ${countOf(customers.affected, 'customer')}.`,
    upstream &&
      upstream.unreachable > 0 &&
      `The gateway can’t reach ${upstream.unreachable} of ${countOf(upstream.servers, 'server')}.`,
  ].filter(Boolean)
  return facts.join(' ') || 'An incident is open.'
}

/** The broken APIs, a line for each. */
export const Problems = ({ of: apis }: { readonly of: readonly Api[] }) => (
  <ul>
    {apis.map((api) => {
      const over = isOver(api)
      return (
        <li key={api.api} className={classes(row(3, 'baseline'), 'ruled-row')}>
          <Tag tone={over ? 'warning' : 'bad'}>
            {over ? 'Resolved' : api.broke_at ? `Broke ${formatMoment(api.broke_at)}` : 'Now'}
          </Tag>
          <p className={grow()}>
            <strong>{api.api_name}.</strong> {factsOf(api)}
            {over && api.broke_at && ` Began ${formatMoment(api.broke_at)}.`}
          </p>
          <a className="link" href={href('adminApi', { api: api.api, version: api.version })}>
            View <VisuallyHidden>{api.api_name}</VisuallyHidden>
          </a>
        </li>
      )
    })}
  </ul>
)
