import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { waitingQueries } from '../domain/waiting.ts'
import { usePortal, useSessionState } from '../lib/services.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './header/header.module.css'

type Schemas = components['schemas']
interface Counts {
  readonly user: Schemas['Waiting']
  readonly admin: Schemas['AdminWaiting']
}

/** The contract counts to here. */
const maxCount = 100
/** Others decide, too, and emails and webhooks fail by themselves: no event tells of all. */
const refetchInterval = 60_000

interface WaitingCountProps {
  readonly role: keyof Counts
  readonly of: string
  readonly what: string
}

function WaitingCount({ role, of, what }: WaitingCountProps) {
  const session = useSessionState()
  const { data } = useQuery({
    ...(waitingQueries[role](usePortal()) as ReturnType<(typeof waitingQueries)['user']>),
    // Without the terms, every call is rejected.
    enabled: session.kind === 'member' && session.profile.tc_agree,
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
export const waitingCount = <Role extends keyof Counts>(
  role: Role,
  of: keyof Counts[Role] & string,
  what: string,
) => <WaitingCount role={role} of={of} what={what} />
