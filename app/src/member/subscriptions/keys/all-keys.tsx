import { useQuery } from '@tanstack/react-query'
import { Download, KeyRound, SearchX } from 'lucide-react'
import { useState } from 'react'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { saveBlob } from '../../../lib/browser/save-blob.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Segments } from '../../../ui/kit/segments.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { type Column, DataTable } from '../../../ui/kit/table.tsx'
import { row } from '../../../ui/layout.ts'
import { tool, tools } from '../../../ui/list-tools.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { keyText, type Subscription, works } from '../rules.ts'
import { subscriptionHref } from '../subscribe/address.ts'
import css from '../subscriptions.module.css'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { useKeyActions } from './key-actions.tsx'
import { keyColumns } from './key-columns.tsx'
import { type KeysFilter, keysAddress, unusedDays } from './keys-address.ts'
import { filterKeys, type KeyRow, keyRows, keysCsv } from './keys-rules.ts'

const caption = 'Keys of all subscriptions'

/** Every key of every subscription: found by what it is for and when it was used, and ended several at a time. */
export function AllKeys() {
  const query = useQuery(subscriptionsQuery(usePortal()))
  return (
    <Card as="section" padded={false} aria-label="All keys">
      <QueryBoundary
        queries={[query]}
        what="your keys"
        level={2}
        skeleton={
          <DataTable caption={caption} columns={columnsOf(new Date())} rows={[]} keyOf={String} loading />
        }
        empty={{
          when: ({ data }) => keyRows(data).length === 0,
          show: (
            <EmptyState
              icon={KeyRound}
              level={2}
              title="No keys yet"
              action={
                <LinkButton look="primary" href={href('catalogue')}>
                  Browse APIs
                </LinkButton>
              }
            >
              Subscribe to an API to get your keys.
            </EmptyState>
          ),
        }}
      >
        {({ data }) => <KeyTable subscriptions={data} />}
      </QueryBoundary>
    </Card>
  )
}

function KeyTable({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const [filter, show] = useUrlState(keysAddress)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [ending, setEnding] = useState(false)
  const all = keyRows(subscriptions)
  const now = useNow(all.some(({ key }) => key.status === 'GRACE') ? 1_000 : 60_000)
  const rows = filterKeys(all, filter, now)
  const { actionsOf, dialog, mayChange } = useKeyActions(
    now,
    all.map(({ key }) => key),
  )
  const endable = rows.filter(({ key }) => works(key, now))
  // Keys hidden by a filter must not be revoked.
  const picked = endable.filter(({ key }) => chosen.has(key.key_id)).map(({ key }) => key)

  const narrow = (change: Partial<KeysFilter>) => {
    setChosen(new Set())
    show({ ...filter, ...change })
  }
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))))

  return (
    <>
      <div className={tools()}>
        <Segments
          label="Show"
          value={filter.state}
          options={[
            { value: 'working', label: 'Working' },
            { value: 'ended', label: 'Ended' },
            { value: 'all', label: 'All' },
          ]}
          onChange={(state) => narrow({ state })}
        />
        <div className={tool('choice')}>
          <SelectField
            label="API"
            size="sm"
            value={filter.of ?? ''}
            onChange={(event) => narrow({ of: event.target.value || null })}
          >
            <option value="">All APIs</option>
            {[...new Map(subscriptions.map(({ api, name }) => [api, name]))].map(([api, name]) => (
              <option key={api} value={api}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={tool('choice')}>
          <SelectField
            label="Environment"
            size="sm"
            value={filter.environment ?? ''}
            onChange={(event) =>
              narrow({
                environment: event.target.value === '' ? null : (event.target.value as 'TEST' | 'LIVE'),
              })
            }
          >
            <option value="">Test and live</option>
            <option value="TEST">Test</option>
            <option value="LIVE">Live</option>
          </SelectField>
        </div>
        <Checkbox name="unused" checked={filter.unused} onChange={(unused) => narrow({ unused })}>
          Unused for {unusedDays} days
        </Checkbox>
      </div>
      <div className={classes(row([3, 4]), css.bulk)}>
        {endable.length > 0 && (
          <Checkbox
            name="all"
            checked={picked.length === 0 ? false : picked.length === endable.length ? true : 'some'}
            onChange={(on) =>
              choose(
                endable.map(({ key }) => key.key_id),
                on,
              )
            }
          >
            {picked.length > 0 ? `${picked.length} selected` : 'Select all'}
          </Checkbox>
        )}
        <Button
          icon={Download}
          disabled={rows.length === 0}
          onClick={() => saveBlob(new Blob([keysCsv(rows, now)], { type: 'text/csv' }), 'keys.csv')}
        >
          Export {rows.length} {rows.length === 1 ? 'row' : 'rows'}
        </Button>
        {picked.length > 0 && (
          <RoleButton
            gate="POST /api/user-subscription/keys/revoke"
            look="danger"
            onClick={() => setEnding(true)}
          >
            {picked.length > 1 ? `Revoke ${picked.length} keys` : 'Revoke key'}
          </RoleButton>
        )}
      </div>
      <DataTable<KeyRow, string>
        id="rows"
        caption={caption}
        columns={columnsOf(now, { chosen, choose, ...(mayChange && { actionsOf }) })}
        rows={rows}
        keyOf={({ key }) => key.key_id}
        sort={filter.sort}
        onSort={(sort) => narrow({ sort: sort as KeysFilter['sort'] })}
        empty={
          <EmptyState icon={SearchX} level={3} title="No keys here">
            <a className="link" href={href('keys', {}, { query: { state: 'all' } })}>
              Show all keys
            </a>
          </EmptyState>
        }
      />
      {dialog}
      {ending && picked.length > 0 && (
        <EndKeyDialog
          keys={picked}
          now={now}
          onClose={() => setEnding(false)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </>
  )
}

interface Choice {
  readonly chosen: ReadonlySet<string>
  readonly choose: (ids: readonly string[], on: boolean) => void
  readonly actionsOf?: ReturnType<typeof useKeyActions>['actionsOf']
}

function columnsOf(now: Date, choice?: Choice): readonly Column<KeyRow>[] {
  const of = keyColumns(now)
  const cellOf = (column: (typeof of)[keyof typeof of]) => ({
    ...column,
    cell: ({ key }: KeyRow) => column.cell(key),
  })
  return [
    {
      key: 'choose',
      name: 'Select',
      cell: ({ key }) =>
        works(key, now) && (
          <Checkbox
            name={key.key_id}
            checked={choice?.chosen.has(key.key_id) ?? false}
            onChange={(on) => choice?.choose([key.key_id], on)}
          >
            <VisuallyHidden>Select {keyText(key)}</VisuallyHidden>
          </Checkbox>
        ),
    },
    cellOf(of.key),
    {
      key: 'api',
      name: 'API',
      wrap: true,
      cell: ({ subscription }) => (
        <a className="link" href={subscriptionHref(subscription)}>
          {subscription.name}
        </a>
      ),
    },
    cellOf(of.status),
    { ...cellOf(of.used), sortable: true },
    { ...cellOf(of.created), sortable: true },
    { ...cellOf(of.expires), sortable: true },
    ...(choice?.actionsOf ? [{ key: 'actions', name: 'Actions', cell: choice.actionsOf }] : []),
  ]
}
