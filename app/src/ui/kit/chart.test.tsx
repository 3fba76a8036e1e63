import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { Chart } from './chart.tsx'
import { RankedBars } from './ranked-bars.tsx'
import { useTableSwitch } from './table-switch.tsx'

interface Day {
  readonly day: string
  readonly calls: number
  readonly credits: string
}
const days: readonly Day[] = [
  { day: '19 Nov', calls: 0, credits: '0.00' },
  { day: '20 Nov', calls: 1200, credits: '90,071,992,547,409,931.27' },
  { day: '21 Nov', calls: 3, credits: '6.00' },
]

const renderChart = () =>
  renderApp(
    <KitScope>
      <CallsChart />
    </KitScope>,
  )

function CallsChart() {
  const { asTable, tableSwitch } = useTableSwitch()
  return (
    <>
      {tableSwitch}
      <Chart
        label="Calls by day"
        rows={days}
        asTable={asTable}
        point={{ name: 'Day', short: ({ day }) => day, full: ({ day }) => `${day} 2026` }}
        series={[
          { name: 'Calls', tone: 'brand', value: ({ calls }) => calls, text: ({ calls }) => String(calls) },
          {
            name: 'Credits',
            tone: 'amber',
            shape: 'line',
            value: () => null,
            text: ({ credits }) => credits,
          },
        ]}
        formatTick={String}
        summary="1,203 calls in three days."
        note="Days are counted in Asia/Manila."
      />
    </>
  )
}

test('the arrow keys read a chart point by point, and stop at its ends', async () => {
  renderChart()
  const plot = await screen.findByRole('slider', { name: /^Calls by day/ })
  expect(plot).toHaveAttribute('aria-valuetext', '21 Nov 2026: Calls 3, Credits 6.00')
  await userEvent.tab()
  await userEvent.tab()
  expect(plot).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(plot).toHaveAttribute('aria-valuetext', '20 Nov 2026: Calls 1200, Credits 90,071,992,547,409,931.27')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(plot).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{End}{PageUp}')
  expect(plot).toHaveAttribute('aria-valuenow', '2')
})

test('what is pointed at is told beside it, and gone when the pointer leaves', async () => {
  renderChart()
  const plot = await screen.findByRole('slider')
  fireEvent.pointerMove(plot, { clientX: 350 })
  expect(within(plot).getByText('20 Nov 2026')).toBeInTheDocument()
  fireEvent.pointerLeave(plot)
  expect(within(plot).queryByText('20 Nov 2026')).toBeNull()
})

test('the scale has round values from zero up, and names its points', async () => {
  renderChart()
  const plot = await screen.findByRole('slider')
  const texts = [...plot.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['0', '500', '1000', '1500', '19 Nov', '20 Nov', '21 Nov'])
})

test('behind the picture is a table of the same, the newest first', async () => {
  renderChart()
  expect(screen.getByRole('figure', { name: 'Calls by day' })).toHaveAccessibleDescription(
    '1,203 calls in three days.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayCallsCredits',
    '21 Nov 202636.00',
    '20 Nov 2026120090,071,992,547,409,931.27',
    '19 Nov 202600.00',
  ])
})

test('bars by size say their share, and nothing that is there is 0%', () => {
  renderApp(
    <KitScope>
      <RankedBars
        label="Calls by API"
        rows={days.toSorted((one, other) => other.calls - one.calls)}
        keyOf={({ day }) => day}
        name={({ day }) => day}
        value={({ calls }) => calls}
        text={({ calls }) => String(calls)}
      />
    </KitScope>,
  )
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['20 Nov1200100%', '21 Nov3<1%', '19 Nov00%'])
})

test('a line ends where nothing is known and begins anew behind it; a step keeps its height', async () => {
  const values = [1, null, 2, 1]
  const rows = values.map((value, index) => ({ index, value }))
  const path = async (shape: 'line' | 'step') => {
    const { unmount } = renderApp(
      <KitScope>
        <Chart
          label={shape}
          rows={rows}
          point={{ name: 'Point', short: ({ index }) => `${index}`, full: ({ index }) => `Point ${index}` }}
          series={[{ name: 'Value', tone: 'brand', shape, value: (row) => row.value, text: String }]}
          formatTick={String}
          summary="Four points."
        />
      </KitScope>,
    )
    const plot = await screen.findByRole('slider')
    const drawn = [...plot.querySelectorAll('path')].map((one) => one.getAttribute('d') ?? '')
    unmount()
    return drawn[0]?.replace(/[\d.,]+/g, '')
  }
  expect(await path('line')).toBe('MML')
  expect(await path('step')).toBe('MMHV')
})

test('the past is a line over the bars, at its own height and not on top of theirs', async () => {
  const series = (shape: 'past' | 'bar', value: number) =>
    ({ name: shape, tone: 'brand', shape, value: () => value, text: String }) as const
  renderApp(
    <KitScope>
      <Chart
        label="Calls"
        rows={days}
        point={{ name: 'Day', short: ({ day }) => day, full: ({ day }) => day }}
        series={[series('bar', 4), series('past', 8)]}
        formatTick={String}
        summary="Twelve calls."
      />
    </KitScope>,
  )
  const plot = await screen.findByRole('slider')
  const [bars, , past] = [...plot.querySelectorAll('path')].map((one) => one.getAttribute('d') ?? '')
  const [, base, top] = /^M[\d.]+,([\d.]+)h[\d.]+V([\d.]+)/.exec(bars ?? '')?.map(Number) ?? []
  const line = Number(/^M[\d.]+,([\d.]+)/.exec(past ?? '')?.[1])
  expect(Number(base) - line).toBeCloseTo(2 * (Number(base) - Number(top)))
  expect([...plot.querySelectorAll('text')].map(({ textContent }) => textContent)).not.toContain('12')
})
