import { DatePicker, DatePickerContext, parseDate } from '@chakra-ui/react/date-picker'
import { chakra } from '@chakra-ui/react/styled-system'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '../icon.tsx'

/** Two days as `2026-11-22`, both within the range. */
export interface Days {
  readonly from: string
  readonly to: string
}

interface DateRangeProps {
  readonly label: string
  /** `null` while nothing or only the first day is chosen. */
  readonly value: Days | null
  readonly onChange: (days: Days | null) => void
  /** Ranges that are one press away: "Last 7 days". */
  readonly presets?: readonly (Days & { readonly label: string })[]
  readonly min?: string
  readonly max?: string
}

const Presets = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: '1',
    minWidth: { md: '9rem' },
  },
})

const daysOf = ({ from, to }: Days) => [parseDate(from), parseDate(to)]

/** From one day to another, written or picked. */
export function DateRange({ label, value, onChange, presets = [], min, max }: DateRangeProps) {
  return (
    <DatePicker.Root
      selectionMode="range"
      value={value ? daysOf(value) : []}
      {...(min && { min: parseDate(min) })}
      {...(max && { max: parseDate(max) })}
      startOfWeek={1}
      // As the browser writes days in its own fields beside it; words stay English.
      locale={navigator.language.startsWith('en') ? navigator.language : 'en-GB'}
      positioning={{ placement: 'bottom-start', gutter: 8, strategy: 'fixed' }}
      onValueChange={({ value: [from, to] }) =>
        onChange(from && to ? { from: from.toString(), to: to.toString() } : null)
      }
    >
      <DatePicker.Label>{label}</DatePicker.Label>
      <DatePicker.Control>
        <DatePicker.Input index={0} aria-label={`${label}, first day`} />
        <span aria-hidden="true">–</span>
        <DatePicker.Input index={1} aria-label={`${label}, last day`} />
        <DatePicker.Trigger aria-label={`Choose ${label.toLowerCase()}`}>
          <Icon of={CalendarDays} />
        </DatePicker.Trigger>
      </DatePicker.Control>
      <DatePicker.Positioner>
        <DatePicker.Content>
          {presets.length > 0 && (
            <Presets>
              {presets.map((preset) => (
                <DatePicker.PresetTrigger key={preset.label} value={daysOf(preset)} aria-label={preset.label}>
                  {preset.label}
                </DatePicker.PresetTrigger>
              ))}
            </Presets>
          )}
          <DatePicker.View view="day">
            <Header />
            <DatePicker.DayTable />
          </DatePicker.View>
          <DatePicker.View view="month">
            <Header />
            <DatePicker.MonthTable />
          </DatePicker.View>
          <DatePicker.View view="year">
            <Header />
            <DatePicker.YearTable />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  )
}

/** The month or year that is shown, and the ways to others. */
const Header = () => (
  <DatePickerContext>
    {() => (
      <DatePicker.ViewControl>
        <DatePicker.PrevTrigger>
          <Icon of={ChevronLeft} />
        </DatePicker.PrevTrigger>
        <DatePicker.ViewTrigger>
          <DatePicker.RangeText />
        </DatePicker.ViewTrigger>
        <DatePicker.NextTrigger>
          <Icon of={ChevronRight} />
        </DatePicker.NextTrigger>
      </DatePicker.ViewControl>
    )}
  </DatePickerContext>
)
