import { expect, test } from 'vitest'
import { TargetCircuit } from './target-circuit.ts'

const probeAfterMs = 10_000

function open() {
  const states: string[] = []
  const circuit = new TargetCircuit({ probeAfterMs, onState: (state) => states.push(state) })
  let now = 100_000
  const call = (account: string, works: boolean): boolean => {
    now += 10
    if (!circuit.admits(account, now)) return false
    if (works) circuit.succeed(account, now)
    else circuit.fail(account, now)
    return true
  }
  return {
    states,
    call,
    /** How many of so many calls reach the target. */
    calls: (account: string, count: number, works: boolean) =>
      Array.from({ length: count }, () => call(account, works)).filter(Boolean).length,
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('failures of one account hold back that account alone, however many they are', () => {
  const { calls, call, wait, states } = open()
  for (let minute = 0; minute < 6; minute += 1) {
    expect(calls('attacker', 200, false)).toBeLessThanOrEqual(minute === 0 ? 30 : 31)
    expect(call('newcomer', true)).toBe(true)
    wait(probeAfterMs)
  }
  expect(states).toEqual([])
})

test('a held account has one attempt at a time, and calls as before once it works', () => {
  const { calls, call, wait } = open()
  calls('one', 30, false)
  expect(call('one', true)).toBe(false)
  wait(probeAfterMs)
  expect([call('one', false), call('one', true)]).toEqual([true, false])
  wait(probeAfterMs)
  expect(calls('one', 40, true)).toBe(40)
})

test('a target that serves nobody is left alone by everybody, and each account of few calls counts', () => {
  const { call, states } = open()
  for (let index = 0; index < 30; index += 1) expect(call(`account ${index}`, false)).toBe(true)
  expect(call('newcomer', true)).toBe(false)
  expect(states).toEqual(['OPEN'])
})

test.each([
  ['two attackers beside one customer who is served', 2],
  ['ten', 10],
])('%s close it to nobody else', (_, attackers) => {
  const { call, calls } = open()
  expect(call('customer', true)).toBe(true)
  for (let index = 0; index < attackers; index += 1) calls(`attacker ${index}`, 40, false)
  expect(call('customer', true)).toBe(true)
  expect(call('newcomer', true)).toBe(true)
})

test('an attacker and one unlucky call of a customer close it to nobody else', () => {
  const { call, calls } = open()
  calls('attacker', 40, false)
  call('customer', false)
  expect(call('newcomer', true)).toBe(true)
})

test('attackers who keep failing don’t take every probe: a customer has a turn, which opens it to all', () => {
  const { call, calls, wait, states } = open()
  for (const attacker of ['a', 'b']) calls(attacker, 20, false)
  expect(states).toEqual(['OPEN'])
  let rounds = 0
  while (states.at(-1) !== 'CLOSED') {
    rounds += 1
    expect(rounds).toBeLessThan(5)
    for (const attacker of ['a', 'b']) call(attacker, false)
    call('customer', true)
    for (const attacker of ['a', 'b']) call(attacker, false)
    wait(probeAfterMs)
  }
  expect(calls('customer', 5, true)).toBe(5)
})

test('one probe at a time, and the next after a while', () => {
  const { calls, call, wait, states } = open()
  for (const account of ['a', 'b']) calls(account, 20, false)
  wait(probeAfterMs)
  expect(['c', 'd', 'e'].map((account) => call(account, false))).toEqual([true, false, false])
  wait(probeAfterMs)
  expect(['c', 'd', 'e'].map((account) => call(account, true))).toEqual([false, true, true])
  expect(states).toEqual(['OPEN', 'HALF_OPEN', 'OPEN', 'HALF_OPEN', 'CLOSED'])
})

test('failures are forgotten after 30 seconds', () => {
  const { calls, wait } = open()
  expect(calls('one', 29, false)).toBe(29)
  wait(31_000)
  expect(calls('one', 29, false)).toBe(29)
})
