import type { components, Portal } from '@switchboard/sdk'
import { mutationOptions, queryOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../lib/problem.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { Switch } from '../../ui/kit/switch.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { kindNames, type NotificationKind } from './kinds.ts'
import styles from './notifications.module.css'

type Preference = components['schemas']['NotificationPreference']
type Channel = 'in_app' | 'mail'

const preferencesQuery = (portal: Portal) => queryOptions(portal, '/api/notifications/preferences')

const channelNames: Record<Channel, string> = { in_app: 'In the portal', mail: 'By email' }

/** When a notification of each kind comes. */
const kindCauses: Readonly<Record<NotificationKind, string>> = {
  low_credits: 'Your wallet drops to one of its alerts, or recovers.',
  credits: 'Credits are added, deducted or about to expire.',
  payments: 'Receipts, failed payments and statements.',
  plans: 'A plan is about to end, or has ended.',
  subscriptions: 'You subscribe or unsubscribe, or an API that you use changes or ends.',
  announcements: 'A price or limit change is announced or cancelled.',
  keys: 'A key is created, replaced, revoked or about to expire.',
  limits: 'Most or all of a quota, or of a key’s budget, is used.',
  approvals: 'An agent’s call needs your approval because of its price.',
  webhooks: 'A webhook is switched off because it keeps failing.',
  exports: 'A large export is ready, or one couldn’t be prepared.',
  verification: 'Your documents arrive, and are approved or rejected.',
  team: 'Someone joins or leaves, or your own role changes.',
  administration: 'You add or deduct credits of an account.',
  password_changed: 'Your password is changed or reset.',
  new_device: 'Someone signs in from a device we haven’t seen.',
  second_factor: 'A second factor is added, changed or removed.',
}

/** Which kinds of notification somebody gets, and where. Each switch is saved as it is turned. */
export function NotificationsSection() {
  const preferences = useQuery(preferencesQuery(usePortal()))
  return (
    <QueryBoundary queries={[preferences]} what="your preferences" skeleton={<Skeleton height="420px" />}>
      {({ data }) => <Preferences all={data} />}
    </QueryBoundary>
  )
}

function Preferences({ all }: { readonly all: readonly Preference[] }) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const portal = usePortal()
  const { queryKey } = preferencesQuery(portal)
  const write = mutationOptions(portal, 'put', '/api/notifications/preferences')
  const { mutate } = useMutation({
    ...write,
    // One after another: the answer to an earlier one would turn a later switch back for a moment.
    scope: { id: write.mutationKey[0] },
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError(error) {
      void queryClient.invalidateQueries({ queryKey })
      toast({ kind: 'error', title: 'Your choice wasn’t saved.', text: problemText(error).text })
    },
  })
  function turn({ kind, in_app, mail }: Preference, channel: Channel, on: boolean): void {
    const next = { kind, in_app, mail, [channel]: on }
    queryClient.setQueryData(queryKey, {
      data: all.map((one) => (one.kind === kind ? { ...one, ...next } : one)),
    })
    mutate({ body: { preferences: [next] } })
  }
  const cell = (channel: Channel) => (preference: Preference) => (
    <ChannelSwitch preference={preference} channel={channel} onTurn={turn} />
  )
  const columns: readonly Column<Preference>[] = [
    {
      key: 'kind',
      name: 'Notification',
      title: true,
      wrap: true,
      cell: ({ kind }) => (
        <span className={stack(1)}>
          {kindNames[kind]}
          <span className={classes('note', styles.about)}>{kindCauses[kind]}</span>
        </span>
      ),
    },
    { key: 'in_app', name: channelNames.in_app, cell: cell('in_app') },
    { key: 'mail', name: channelNames.mail, cell: cell('mail') },
  ]
  return (
    <>
      <DataTable
        caption="Notification preferences"
        columns={columns}
        // A kind of a newer server has no name here.
        rows={all.filter(({ kind }) => kind in kindNames)}
        keyOf={({ kind }) => kind}
      />
      <p className="note">Emails about the security of your account are always sent.</p>
    </>
  )
}

interface ChannelSwitchProps {
  readonly preference: Preference
  readonly channel: Channel
  readonly onTurn: (preference: Preference, channel: Channel, on: boolean) => void
}

function ChannelSwitch({ preference, channel, onTurn }: ChannelSwitchProps) {
  const locked = channel === 'mail' && preference.mail_locked
  return (
    <Switch
      checked={preference[channel]}
      disabled={locked}
      onChange={(on) => onTurn(preference, channel, on)}
    >
      <VisuallyHidden>
        {kindNames[preference.kind]}, {channelNames[channel].toLowerCase()}
      </VisuallyHidden>
      {locked && <span className="note"> Always on</span>}
    </Switch>
  )
}
