import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { staffRefusal } from '../../domain/staff.ts'
import { setupQuery } from '../../domain/waiting.ts'
import { problemText } from '../../lib/problem.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'

type SetupItem = components['schemas']['SetupItem']

const states = {
  done: { label: 'Done', tone: 'good' },
  open: { label: 'Open', tone: 'warning' },
  unknown: { label: 'Can’t tell', tone: undefined },
} as const

/** Parts that are set where the server runs have no page: their sentence names the setting or the command. */
const ways: { readonly [Id in SetupItem['id']]?: { readonly text: string; readonly href: string } } = {
  brand: { text: 'View home page', href: href('home') },
  texts: { text: 'View terms', href: href('terms') },
  email: { text: 'View deliveries', href: href('adminDeliveries') },
  payments: { text: 'View payments', href: href('adminPayments') },
  second_factor: { text: 'Set up', href: href('profile', {}, { query: { section: 'security' } }) },
  api: { text: 'View APIs', href: href('adminApis') },
  prices: { text: 'View APIs', href: href('adminApis') },
}

/** The checklist of owners. It reads itself again: a message arrives, a call succeeds. */
export function SetupPage() {
  const query = useQuery({ ...setupQuery(usePortal()), refetchInterval: 5_000 })
  return (
    <PageFrame
      title="Set up"
      about={
        <>
          What your portal needs before customers use it. <code>npm run doctor</code> prints the same list.
        </>
      }
    >
      <QueryCard what="the checklist" height="560px" queries={[query]}>
        {({ data }) => (
          <Card as="section" aria-label="Checklist">
            <ul className={stack(4)}>
              {data.map((item, index) => (
                <li key={item.id} className={classes(row(3), index > 0 && 'ruled')}>
                  <Item {...item} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryCard>
    </PageFrame>
  )
}

function Item({ id, title, state, required, finding }: SetupItem) {
  const way = state === 'done' ? undefined : ways[id]
  const { label, tone } = states[state]
  return (
    <>
      <div className={grow()}>
        <h2 className={classes('card-title', row(2))}>
          {title}{' '}
          {state === 'open' && required ? <Tag tone="bad">Required</Tag> : <Tag tone={tone}>{label}</Tag>}
        </h2>
        <p className="note-line">{finding}</p>
      </div>
      {id === 'email' && <TestMessage />}
      {way && (
        <a className="link" href={way.href}>
          {way.text}
        </a>
      )}
    </>
  )
}

function TestMessage() {
  const toast = useToast()
  const refusal = staffRefusal(useSessionState(), 'POST /api/admin/setup/test-email')
  const { mutate, isPending } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/admin/setup/test-email'),
    onSuccess: ({ data }) => toast({ kind: 'success', title: data.message }),
    onError: (error) =>
      toast({ kind: 'error', title: 'No message was sent.', text: problemText(error).text }),
  })
  if (refusal) return null
  return (
    <Button size="small" busy={isPending} onClick={() => mutate({})}>
      Send a test message
    </Button>
  )
}
