import type { ApiError } from '@switchboard/sdk'
import { mutationOptions, queryOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAppState, usePortal } from '../../lib/services.ts'
import { createLiveNotifications } from './live/live-notifications.ts'
import { importantFirst, isUnread } from './sort.ts'

const none: ReadonlySet<string> = new Set()

/** Spec §8: a person who did not ask for notifications is not bothered with their failure. */
const log = (what: string, { code, requestId }: ApiError) =>
  console.warn(`Notifications couldn’t be ${what}: ${code} ${requestId ?? ''}`)

/**
 * Notifications and which of them are new. Opening the drawer marks all as read, including those that arrive while it
 * is open.
 */
export function useNotifications(isOpen: boolean) {
  const portal = usePortal()
  const query = useQuery(queryOptions(portal, '/api/notifications'))
  const { mutateAsync } = useMutation(mutationOptions(portal, 'post', '/api/notifications'))
  const live = useAppState(createLiveNotifications)
  useEffect(() => live.attach(), [live])
  // Notifications that were new when the drawer opened keep their dot while it is open, and never light the badge
  // again.
  const [seen, setSeen] = useState(none)
  // The list may still call them unread: it is read again only after they were marked.
  const [marked, setMarked] = useState(none)
  const all = query.data?.data ?? []
  const unread = all.filter(isUnread).flatMap(({ notification_id: id }) => (marked.has(id) ? [] : [id]))
  const unseen = unread.filter((id) => !seen.has(id))
  const { error } = query

  useEffect(() => {
    if (error) log('loaded', error)
  }, [error])

  // The list may come after the drawer has opened, and more of it later.
  const toMark = isOpen ? unseen.join() : ''
  useEffect(() => {
    if (!toMark) return
    const notification_ids = toMark.split(',')
    const withThese = (before: ReadonlySet<string>) => new Set([...before, ...notification_ids])
    setSeen(withThese)
    setMarked(withThese)
    mutateAsync({ body: { notification_ids } }).catch((failure: ApiError) => {
      setMarked((before) => new Set([...before].filter((id) => !notification_ids.includes(id))))
      log('marked as read', failure)
    })
  }, [toMark, mutateAsync])

  return {
    query,
    all: importantFirst(all),
    isNew: (id: string) => seen.has(id) || unread.includes(id),
    unread: unseen.length,
    /** Seen ones aren't new any more; those that couldn't be marked are tried again. */
    reopen: () => setSeen(none),
  }
}
