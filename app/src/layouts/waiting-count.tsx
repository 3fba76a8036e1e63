import type { components } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { usePortal, useSessionState } from '../lib/services.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './header/header.module.css'

type Schemas = components['schemas']
interface Counts {
  readonly '/api/waiting': Schemas['Waiting']
  readonly '/api/admin/waiting': Schemas['AdminWaiting']
}

/** The contract counts to here. */
const maxCount = 100
/** Others decide, too, and emails and webhooks fail by themselves: no event tells of all. */
const refetchInterval = 60_000

interface WaitingCountProps {
  readonly path: keyof Counts
  readonly of: string
  readonly what: string
}

function WaitingCount({ path, of, what }: WaitingCountProps) {
  const { kind } = useSessionState()
  const { data } = useQuery({
    ...queryOptions(usePortal(), path as '/api/waiting'),
    enabled: kind === 'member',
    refetchInterval,
  })
  const count = (data?.data as Readonly<Record<string, number>> | undefined)?.[of] ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count < maxCount ? count : `${maxCount - 1}+`}
      </span>
      <VisuallyHidden>{`, ${count < maxCount ? count : `${maxCount} or more`} ${what}`}</VisuallyHidden>
    </>
  )
}

/** A mark at the corner of its link, so that nothing moves when the number comes. */
export const waitingCount = <Path extends keyof Counts>(
  path: Path,
  of: keyof Counts[Path] & string,
  what: string,
) => <WaitingCount path={path} of={of} what={what} />
