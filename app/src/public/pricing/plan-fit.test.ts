import { describe, expect, test } from 'vitest'
import type { CallLimits } from '../../domain/catalogue/call-limits.ts'
import type { EstimateLine } from './estimate.ts'
import { excessOf } from './plan-fit.ts'

const none: CallLimits = {
  calls_per_second: null,
  calls_per_minute: null,
  calls_per_day: null,
  calls_per_month: null,
}

const line = (api: string, calls: number): EstimateLine => ({
  api,
  operationId: `call${calls}`,
  calls,
  credits: 0n,
  sku: {
    sku_id: `sku_${calls}`,
    api,
    api_name: api === 'sim-swap' ? 'SIM Swap' : 'Messaging',
    operation_id: `call${calls}`,
    name: 'Call',
    price_credits: '1.00',
    unit: 'call',
  },
})

describe('a month of calls', () => {
  test('without a limit never exceeds one', () => {
    expect(excessOf([line('sim-swap', 1_000_000_000)], none)).toBeUndefined()
  })

  test('exceeds a day’s limit beyond thirty times of it, all operations of an API together', () => {
    const limits = { ...none, calls_per_second: 100, calls_per_day: 100_000 }
    expect(excessOf([line('sim-swap', 3_000_000)], limits)).toBeUndefined()
    expect(excessOf([line('sim-swap', 2_000_000), line('messaging', 2_000_000)], limits)).toBeUndefined()
    expect(excessOf([line('sim-swap', 2_999_999), line('sim-swap', 2)], limits)).toEqual({
      apiName: 'SIM Swap',
      allowed: '100,000 calls a day, about 3,000,000 a month',
    })
  })

  test('is held against the tightest of the limits', () => {
    const limits = { ...none, calls_per_second: 1, calls_per_month: 5_000_000 }
    expect(excessOf([line('messaging', 2_592_001)], limits)?.allowed).toBe(
      '1 calls a second, about 2,592,000 a month',
    )
    expect(excessOf([line('messaging', 5_000_001)], { ...limits, calls_per_second: null })?.allowed).toBe(
      '5,000,000 calls a month',
    )
  })
})
