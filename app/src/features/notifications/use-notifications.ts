import { mutationOptions, queryOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePortal } from '../../lib/services.ts'
import { importantFirst, isUnread } from './sort.ts'

const none: ReadonlySet<string> = new Set()

/** What happened, what of it is new, and `see`, which tells the server that it was looked at. */
export function useNotifications() {
  const portal = usePortal()
  const query = useQuery(queryOptions(portal, '/api/notifications'))
  const { mutate } = useMutation(mutationOptions(portal, 'post', '/api/notifications'))
  // What was new when the drawer opened keeps its dot while it is read, and never lights the badge again.
  const [seen, setSeen] = useState(none)
  const all = query.data?.data ?? []
  const unread = all.filter(isUnread).map((one) => one.notification_id)
  const { error } = query

  useEffect(() => {
    // Spec §8: a person who did not ask for notifications is not bothered with their failure.
    if (error) console.warn(`Notifications could not be loaded: ${error.code} ${error.requestId ?? ''}`)
  }, [error])

  return {
    query,
    all: importantFirst(all),
    isNew: (id: string) => seen.has(id) || unread.includes(id),
    badge: unread.some((id) => !seen.has(id)),
    see() {
      setSeen(new Set(unread))
      if (unread.length > 0) mutate({ body: { notification_ids: unread } })
    },
  }
}
