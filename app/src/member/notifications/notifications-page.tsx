import { mutationOptions, pageOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { problemText } from '../../lib/problem.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type HistoryView, historyAddress } from './history-address.ts'
import { NotificationItem } from './notification-item.tsx'
import { NoNotifications, NotificationSkeletons } from './notification-list.tsx'
import { historyQuery, pageSize, unreadQuery } from './queries.ts'
import { isUnread } from './sort.ts'

/** Everything that happened to the account, page by page. Looking at it marks nothing as read. */
export function NotificationsPage() {
  const portal = usePortal()
  const [{ view, page }, show] = useUrlState(historyAddress)
  const top = useRef<HTMLDivElement>(null)
  const query = useQuery(historyQuery(portal, { view, page }))
  const unread = useQuery(unreadQuery(portal)).data?.meta.total
  const turnTo = (next: number) => {
    show({ view, page: next })
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }

  return (
    <PageFrame
      title="Notifications"
      about="What happened in your account, newest first."
      actions={
        <>
          <MarkAllRead unread={unread} />
          <LinkButton href={href('profile', {}, { query: { section: 'notifications' } })}>
            Preferences
          </LinkButton>
        </>
      }
    >
      <div ref={top} tabIndex={-1} className={row(3)}>
        <Segments
          label="Show"
          value={view}
          options={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: unread ? `Unread (${unread})` : 'Unread' },
            { value: 'important', label: 'Important' },
          ]}
          onChange={(next) => show({ view: next, page: 1 })}
        />
      </div>
      <Card padded={false}>
        <QueryBoundary
          queries={[query]}
          what="notifications"
          level={2}
          skeleton={<NotificationSkeletons />}
          empty={{ when: ({ data }) => data.length === 0, show: <Nothing view={view} page={page} /> }}
        >
          {({ data }) => (
            <ul aria-busy={query.isPlaceholderData}>
              {data.map((one) => (
                <NotificationItem key={one.notification_id} of={one} isNew={isUnread(one)} withKind />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Card>
      {query.data && (
        <Pagination
          label="Notifications"
          count={query.data.meta.total}
          pageSize={pageSize}
          page={page}
          onPage={turnTo}
        />
      )}
    </PageFrame>
  )
}

function MarkAllRead({ unread }: { readonly unread: number | undefined }) {
  const portal = usePortal()
  const toast = useToast()
  const queryClient = useQueryClient()
  const write = mutationOptions(portal, 'post', '/api/notifications/read-all')
  const newestFirst = pageOptions(portal, '/api/notifications/history', { params: { query: { limit: 1 } } })
  const { mutate, isPending } = useMutation<unknown, Error, void>({
    mutationKey: write.mutationKey,
    mutationFn: async (_none, context) => {
      // Up to the newest one at this moment, so that notifications arriving during the write stay unread.
      const { data } = await queryClient.fetchQuery({ ...newestFirst, staleTime: 0 })
      const [newest] = data
      if (newest) await write.mutationFn({ body: { up_to: newest.notification_id } }, context)
    },
    onError: (error) =>
      toast({ kind: 'error', title: 'Couldn’t mark them as read.', text: problemText(error).text }),
  })
  return (
    <Button busy={isPending} disabled={!unread} onClick={() => mutate()}>
      <Icon of={CheckCheck} /> Mark all as read
    </Button>
  )
}

interface NothingProps {
  readonly view: HistoryView
  readonly page: number
}

function Nothing({ view, page }: NothingProps) {
  if (page > 1)
    return (
      <EmptyState icon={CheckCheck} level={2} title="No notifications on this page">
        <a href={href('notifications')}>Back to the newest</a>
      </EmptyState>
    )
  if (view === 'all') return <NoNotifications />
  return view === 'unread' ? (
    <EmptyState icon={CheckCheck} level={2} title="All caught up">
      You’ve read every notification.
    </EmptyState>
  ) : (
    <EmptyState icon={CheckCheck} level={2} title="Nothing important">
      Important notifications will show up here.
    </EmptyState>
  )
}
