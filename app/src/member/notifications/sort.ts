import type { components } from '@switchboard/sdk'
import { safeRedirect } from '../../lib/session/safe-redirect.ts'

export type Notification = components['schemas']['Notification']

export const isUnread = ({ read_at }: Notification): boolean => read_at === 0

/** Important ones first; within both parts the order of the server, which is newest first. */
export const importantFirst = (all: readonly Notification[]): Notification[] => [
  ...all.filter(({ important }) => important),
  ...all.filter(({ important }) => !important),
]

export interface Action {
  readonly text: string
  readonly href: string
  readonly leaves: boolean
}

/** By https alone, and without a name before the host, which would read as if it were the host. */
function isOutside(link: string): boolean {
  const url = URL.parse(link)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** The button of a notification. A link that leads nowhere safe has none. */
export function actionOf({ action, link, text }: Notification): Action | null {
  if (!link || !text) return null
  if (action === 'link') return isOutside(link) ? { text, href: link, leaves: true } : null
  if (action !== 'route') return null
  const href = safeRedirect(link)
  return href ? { text, href, leaves: false } : null
}
