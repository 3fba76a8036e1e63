import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import { countOf } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { EnvironmentTag } from '../../domain/keys/environment-tag.tsx'
import { problemHref, useProblemText } from '../../domain/problem-text.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { ChoiceFilter, useList } from '../../lib/query/list-filters.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CallExchange } from './call-exchange.tsx'
import { errorKinds, errorsAddress, spans } from './errors-address.ts'
import { keyName } from './key-name.ts'
import { callQuery, errorDays, errorsQuery, pageSize } from './queries.ts'

type CallError = components['schemas']['CallError']

/** Equal failures in one row, with what to do about them. */
export function ErrorsPage() {
  const list = useList(errorsAddress)
  const query = useQuery(errorsQuery(usePortal(), list.address))
  const { address, show } = list
  return (
    <PageFrame title="Errors" about="Errors grouped by cause, with how to fix them.">
      <Filters {...list} />
      <QueryBoundary
        queries={[query]}
        what="your errors"
        level={2}
        skeleton={<ErrorSkeletons />}
        empty={{ when: ({ data }) => data.length === 0, show: <NoErrors {...list} /> }}
      >
        {({ data, meta }) => (
          <>
            <ul className={stack(3)} aria-busy={query.isPlaceholderData}>
              {data.map((error) => (
                <ErrorRow key={`${error.last_request_id}`} error={error} days={errorDays(address)} />
              ))}
            </ul>
            <Pagination
              label="Errors"
              count={meta.total}
              pageSize={pageSize}
              page={address.page}
              onPage={(page) => show({ ...address, page })}
            />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

type ListProps = ReturnType<typeof useList<ReturnType<typeof errorsAddress.read>>>

function Filters({ address, show }: ListProps) {
  const { data } = useQuery(subscriptionsQuery(usePortal()))
  const subscriptions = data?.data ?? []
  const keys = subscriptions
    .filter(({ api }) => !address.api || api === address.api)
    .flatMap((subscription) => subscription.keys)
  return (
    <div className={row([3, 4], 'bottom')}>
      <Segments
        label="Range"
        value={address.span}
        options={spans}
        onChange={(span) => show({ ...address, span, page: 1 })}
      />
      <ChoiceFilter
        label="API"
        all="All APIs"
        options={new Map(subscriptions.map(({ api, name }) => [api, name]))}
        value={address.api}
        onChange={(api) => show({ ...address, api, key: null, page: 1 })}
      />
      <ChoiceFilter
        label="Environment"
        all="All environments"
        options={errorKinds}
        value={address.type}
        onChange={(type) => show({ ...address, type, page: 1 })}
      />
      <ChoiceFilter
        label="Key"
        all="All keys"
        options={new Map(keys.map((key) => [key.key_id, keyName(key)]))}
        value={address.key}
        onChange={(key) => show({ ...address, key, page: 1 })}
      />
    </div>
  )
}

interface ErrorRowProps {
  readonly error: CallError
  readonly days: { readonly start_date: string; readonly end_date: string }
}

const dayMs = 86_400_000

function ErrorRow({ error, days }: ErrorRowProps) {
  const { status, error_code, api, api_name, operation, operation_name, key_type, calls, first_at, last_at } =
    error
  const [isOpen, setOpen] = useState(false)
  const { publisher, tag, version } = error
  const search = {
    tab: 'log',
    api,
    status: `${status}`,
    search: operation,
    from: days.start_date,
    to: days.end_date,
  }
  const isNew = Date.now() - Date.parse(first_at) < dayMs && Date.parse(days.start_date) < Date.now() - dayMs
  return (
    <Card as="li" className={stack(3)}>
      <div className={row([2, 4], 'between')}>
        <p className={row(2)}>
          <span className={classes('mono', status >= 500 ? css.errorFailed : css.errorRejected)}>
            {status}
          </span>
          {error_code && <span className="mono">{error_code}</span>}
          <span className="muted">
            {api_name ?? api} · {operation_name ?? operation}
          </span>
          <EnvironmentTag type={key_type} />
          {isNew && <Tag>New since yesterday</Tag>}
        </p>
        <p
          className={row(2, 'unbroken')}
          title={`First ${formatMoment(first_at)}, last ${formatMoment(last_at)}`}
        >
          <strong className={classes('num', css.errorCount)}>{countOf(calls, 'call')}</strong>
          <span className="muted">
            {calls > 1 && `first ${timeSince(first_at)}, last `}
            <time dateTime={last_at}>{timeSince(last_at)}</time>
          </span>
        </p>
      </div>
      <div className={row([2, 4], 'between')}>
        <Cause error={error} />
        <p className={classes(row(4), 'small')}>
          {publisher !== null && (
            <a
              className="link"
              href={href(
                'api',
                { publisher, tag, version },
                {
                  query: { operation, scenario: [status, error_code].filter(Boolean).join(' ') },
                  hash: 'try-it',
                },
              )}
            >
              Replay on the mock
            </a>
          )}
          <a className="link" href={href('usage', {}, { query: search })}>
            See calls
          </a>
          <Button look="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide last call' : 'Show last call'}
          </Button>
        </p>
      </div>
      {isOpen && <LastCall requestId={error.last_request_id} />}
    </Card>
  )
}

/** By the catalogue of problems; of an API’s own, its documentation tells. */
function Cause({ error: { error_code, status, outcome, api_name, api } }: Pick<ErrorRowProps, 'error'>) {
  const text = useProblemText(error_code ?? '')
  if (!text)
    return (
      <p className={classes('small', css.errorCause)}>
        <strong>
          {api_name ?? api} returned {status}.
        </strong>{' '}
        <span className="muted">
          {outcome === 'FAILED'
            ? 'You weren’t charged. Try again later.'
            : 'Compare the last call with the documentation.'}
        </span>
      </p>
    )
  return (
    <p className={classes('small', css.errorCause)}>
      <strong>{text.meaning}</strong>{' '}
      <span className="muted">
        <CodeText text={text.fix} />
      </span>{' '}
      <a className="link" href={problemHref(error_code ?? '')}>
        About this error
      </a>
    </p>
  )
}

const LastCall = ({ requestId }: { readonly requestId: string }) => (
  <QueryBoundary
    queries={[useQuery(callQuery(usePortal(), requestId))]}
    what="the last call"
    skeleton={<Skeleton height="6rem" />}
  >
    {({ data }) => <CallExchange call={data} />}
  </QueryBoundary>
)

const ErrorSkeletons = () => (
  <div className={stack(3)}>
    {['one', 'two', 'three'].map((name) => (
      <Card key={name} className={stack(3)}>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Card>
    ))}
  </div>
)

const NoErrors = ({ isNarrowed, clear }: Pick<ListProps, 'isNarrowed' | 'clear'>) => (
  <Card>
    <EmptyState
      icon={CircleCheck}
      level={2}
      title="No errors here"
      {...(isNarrowed && { action: <Button onClick={clear}>Clear filters</Button> })}
    >
      Failed and rejected calls are grouped here by cause.
    </EmptyState>
  </Card>
)
