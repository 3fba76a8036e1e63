import type { components } from '@switchboard/sdk'
import { mutationOptions, queryOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { problemText } from '../../lib/problem.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './profile.module.css'

type Session = components['schemas']['Session']

/** Where the account is signed in, and how to end that. */
export function SessionsSection() {
  const sessions = useQuery({ ...queryOptions(usePortal(), '/api/sessions'), refetchOnMount: 'always' })
  return (
    <QueryBoundary queries={[sessions]} what="your sessions" skeleton={<Skeleton height="200px" />}>
      {({ data }) => <Sessions sessions={data} />}
    </QueryBoundary>
  )
}

function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const list = useRef<HTMLUListElement>(null)
  const others = sessions.filter(({ current }) => !current).length
  // The row that had the focus goes.
  const focusList = () => list.current?.focus()
  return (
    <>
      <ul ref={list} className={css.rows} tabIndex={-1} aria-label="Sessions">
        {sessions.map((session) => (
          <SessionRow key={session.session_id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {others > 0 && <EndOthers count={others} onEnded={focusList} />}
    </>
  )
}

const icons = { DESKTOP: Monitor, MOBILE: Smartphone, TABLET: Tablet, UNKNOWN: SquareTerminal }

function nameOf({ client, system }: Session): string {
  if (client && system) return `${client} on ${system}`
  return client ?? system ?? 'Unknown device'
}

interface SessionRowProps {
  readonly session: Session
  readonly onEnded: () => void
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { session_id, current, device_type, network, created_at, last_used_at } = session
  const show = useToast()
  const { mutate, isPending } = useMutation(mutationOptions(usePortal(), 'post', '/api/sessions/end'))
  const name = nameOf(session)
  const end = () =>
    mutate(
      { body: { session_id } },
      {
        onSuccess: () => {
          onEnded()
          show({ kind: 'success', title: `${name} signed out` })
        },
        onError: (error) =>
          show({ kind: 'error', title: 'Couldn’t sign it out.', text: problemText(error).text }),
      },
    )
  return (
    <li className={classes(row([3, 4]), css.row)}>
      <Icon of={icons[device_type]} size={22} />
      <div className={css.what}>
        <p className={classes(row(2), 'strong')}>
          {name} {current && <Tag tone="good">This session</Tag>}
        </p>
        <p className="note">
          {current ? 'In use now' : `Last used ${formatMoment(last_used_at)}`}
          {network && (
            <>
              {' '}
              from <span className="mono">{network}</span>
            </>
          )}
          . Signed in {formatMoment(created_at)}.
        </p>
      </div>
      {!current && (
        <Button size="small" busy={isPending} onClick={end}>
          Sign out
          <VisuallyHidden>
            {' '}
            {name}, last used {formatMoment(last_used_at)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

interface EndOthersProps {
  readonly count: number
  readonly onEnded: () => void
}

function EndOthers({ count, onEnded }: EndOthersProps) {
  const portal = usePortal()
  const [asks, setAsks] = useState(false)
  return (
    <div>
      <Button onClick={() => setAsks(true)}>Sign out all other sessions</Button>
      {asks && (
        <Confirm
          alert={false}
          title="Sign out all other sessions?"
          about={`${count === 1 ? 'One session ends' : `${count} sessions end`} immediately. Your API keys keep working.`}
          action="Sign out"
          failed="Couldn’t sign them out."
          write={mutationOptions(portal, 'post', '/api/sessions/end-others')}
          variables={() => ({})}
          done="Your other sessions are signed out"
          onDone={onEnded}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}
