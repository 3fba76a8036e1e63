import type { components } from '@switchboard/sdk'
import { updateWalletThreshold as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { proxy, useSnapshot } from 'valtio'
import { brand } from '../../base/brand.ts'
import { formatDate, formatDay } from '../../base/format/dates.ts'
import { formatCount, formatCredits, formatDecimal, withoutZeroCents } from '../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../base/format/money.ts'
import { useBilled } from '../../domain/billing/use-billed.ts'
import { useRoleNote } from '../../domain/team/role-gate.tsx'
import { alertsQuery, creditsQuery } from '../../domain/wallet/queries.ts'
import { areActive } from '../../domain/wallet/rules.ts'
import { TopUpLink } from '../../domain/wallet/top-up-link.tsx'
import { WalletBanner } from '../../domain/wallet/wallet-banner.tsx'
import { useHashTarget } from '../../lib/browser/use-hash-target.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FailureGroup } from '../../lib/query/failure-group.tsx'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { useAppState, usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Fact, facts } from '../../ui/facts.tsx'
import { CardGrid, FigureCard } from '../../ui/figure-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Chart } from '../../ui/kit/chart.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { useTableSwitch } from '../../ui/kit/table-switch.tsx'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { AutoTopUpCard } from './auto-top-up/auto-top-up-card.tsx'
import { BalanceAtCard } from './balance-at-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { Ledger } from './ledger.tsx'
import { type BalanceSpan, balancesQuery, walletAddress } from './queries.ts'
import { SpendCapCard } from './spend-cap-card.tsx'

/** The wallet page's settings, kept while another page is open: the specification's `newWallet` (decision 0034). */
const createNewWallet = () => proxy<{ span: BalanceSpan }>({ span: '30' })

type Balance = components['schemas']['WalletBalance']

const gate = 'PUT /api/wallet/threshold'

type Alerts = components['schemas']['WalletThreshold']

/** Spendable credits and their expiry, alerts, and every movement. */
export function WalletPage() {
  const portal = usePortal()
  const [{ tab }, show] = useUrlState(walletAddress)
  const credits = useQuery(creditsQuery(portal))
  const threshold = useQuery(alertsQuery(portal))
  const wallet = credits.data?.data
  const alerts = threshold.data?.data
  const billed = useBilled()

  const topUp = <TopUpLink alerts={alerts} />
  return (
    <PageFrame
      title="Wallet"
      about="Your credits, your alerts and every transaction."
      actions={
        <>
          <LinkButton href={href('exports')}>Exports</LinkButton>
          {billed ? (
            <>
              {topUp}
              <LinkButton look="primary" href={href('pay')}>
                Pay
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton href={href('pay')}>Payments and statements</LinkButton>
              {topUp}
            </>
          )}
        </>
      }
    >
      <FailureGroup what="your wallet">
        {wallet && alerts && <WalletBanner wallet={wallet} alerts={alerts} />}
        <CardGrid>
          <QueryCard what="your credits" height="210px" queries={[credits]}>
            {({ data }) => <BalanceCard wallet={data} />}
          </QueryCard>
          <QueryCard what="your alerts" height="210px" queries={[threshold]}>
            {({ data }) => <AlertsCard alerts={data} />}
          </QueryCard>
        </CardGrid>
        <Tabs
          label="Wallet"
          open={tab}
          onOpen={(next) => show({ tab: next })}
          tabs={[
            { name: 'transactions', label: 'Transactions', content: <Ledger /> },
            {
              name: 'balance',
              label: 'Balance',
              content: (
                <div className={stack(4)}>
                  <BalanceChartCard />
                  <BalanceAtCard />
                </div>
              ),
            },
            {
              name: 'limits',
              label: 'Limits',
              content: (
                <div className={stack(4)}>
                  <AutoTopUpCard />
                  <SpendCapCard />
                </div>
              ),
            },
          ]}
        />
      </FailureGroup>
    </PageFrame>
  )
}

/** When a person is told that credits run out. They choose the first level; the others follow it. */
function AlertsCard({ alerts }: { readonly alerts: Alerts }) {
  const toast = useToast()
  useHashTarget()
  const { closed, note } = useRoleNote(gate)
  const typed = { threshold1: withoutZeroCents(alerts.threshold1) }
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: typed,
    values: typed,
    rules,
    write: mutationOptions(usePortal(), 'put', '/api/wallet/threshold'),
    variables: ({ threshold1 }: { threshold1: string }) => ({ body: { threshold1: threshold1.trim() } }),
    onDone: ({ data }) =>
      toast({
        kind: 'success',
        title: `You’ll be alerted at ${formatCredits(data.threshold1)} credits.`,
      }),
  })
  return (
    <FigureCard label="Low-credit alerts" id="alerts">
      <p className={classes('note', css.walletNote)}>
        {areActive(alerts)
          ? 'We alert you each time your credits reach a level.'
          : 'Off until your first top-up, or until you save a level.'}
      </p>
      <FormError of={failure} title="Your alert wasn’t saved." />
      <form className={css.walletAlert} noValidate onSubmit={submit} aria-label="Low-credit alert">
        <TextField
          {...field('threshold1', 'the number of credits')}
          label="First alert, in credits"
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          {...closed}
        />
        <Button type="submit" busy={busy} {...closed}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {note}
      <dl className={facts('columns')}>
        <Fact name="Second alert (50%)">{formatDecimal(alerts.threshold2)}</Fact>
        <Fact name="Third alert (20%)">{formatDecimal(alerts.threshold3)}</Fact>
      </dl>
    </FigureCard>
  )
}

/** How the wallet filled and emptied. */
function BalanceChartCard() {
  const newWallet = useAppState(createNewWallet)
  const { span } = useSnapshot(newWallet)
  const { asTable, tableSwitch } = useTableSwitch()
  const query = useQuery(balancesQuery(usePortal(), span))
  return (
    <QueryCard what="your balance by day" height="320px" queries={[query]}>
      {({ data }) => (
        <Card as="section" aria-labelledby="balance-by-day" className={stack(4)}>
          <header className={row(3, 'between')}>
            <h2 className="card-title" id="balance-by-day">
              Balance by day
            </h2>
            <div className={row([2, 4])}>
              {tableSwitch}
              <Segments
                label="Days shown"
                value={span}
                onChange={(next) => {
                  newWallet.span = next
                }}
                options={[
                  { value: '30', label: '30 days' },
                  { value: '90', label: '90 days' },
                  { value: '365', label: '12 months' },
                ]}
              />
            </div>
          </header>
          <Chart
            label="Balance by day"
            rows={data}
            asTable={asTable}
            point={{ name: 'Day', short: ({ day }) => formatDay(day), full: ({ day }) => formatDate(day) }}
            series={[
              {
                name: 'Credits',
                tone: 'brand',
                shape: 'step',
                value: ({ balance }) => Number(balance),
                text: ({ balance }) => formatDecimal(balance),
              },
            ]}
            formatTick={formatCount}
            whole={false}
            summary={balanceWords(data)}
            note={`The balance at the end of each day, in ${brand.time_zone}; today shows the current balance.`}
          />
        </Card>
      )}
    </QueryCard>
  )
}

/** Most and least, which somebody sees at a glance. */
function balanceWords(days: readonly Balance[]): string {
  const balances = days.map(({ balance }) => toHundredths(balance))
  const text = (pick: (one: bigint, other: bigint) => boolean) => {
    const extreme = balances.reduce((best, one) => (pick(one, best) ? one : best), balances[0] ?? 0n)
    return formatDecimal(fromHundredths(extreme))
  }
  const now = formatDecimal(days.at(-1)?.balance ?? '0.00')
  return `Most: ${text((one, best) => one > best)}. Least: ${text((one, best) => one < best)}. Now: ${now}.`
}
