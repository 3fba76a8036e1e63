import type { Caller } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { decimal, hundredths, metaOf } from '../fields.ts'
import { alike } from '../writes/judge.ts'
import { expectExactSums, isHundredthOff, nearMisses } from './amounts.ts'
import { isShown, partnersOf, readView, type View } from './view.ts'

const maxReadings = 3

/** A thing's name and price are the same wherever it appears. */
export const viewsAgree: Rule = {
  id: 'invariants/views-agree',
  title: 'What two reads say of one thing is the same',
  phase: 'invariants',
  needs: ['state'],
  share: 4,
  run: withVerdict(async (context, verdict) => {
    const read = new Map<string, Promise<View | undefined>>()
    const viewOf = (operation: Operation, who?: Caller, isNew = false): Promise<View | undefined> => {
      const key = `${operation.id} ${String(who)}`
      const view = (isNew ? undefined : read.get(key)) ?? readView(context, operation, who)
      read.set(key, view)
      return view
    }
    const reads = context.contract.operations.filter((one) => isShown(context, one))
    for (const operation of context.operations.filter((one) => isShown(context, one))) {
      const partners = partnersOf(context, operation, reads)
      await context.each([operation], async () => {
        const mine = await viewOf(operation)
        if (!mine) return
        expectSums(verdict, mine)
        expectExactSums(verdict, mine.response)
        for (const partner of partners) {
          const theirs = await viewOf(partner, mine.as)
          if (!theirs) continue
          verdict.compared()
          if (isAgreed(mine, theirs)) continue
          // Something may have gone on between the two.
          for (let readings = 1; readings <= maxReadings; readings += 1) {
            const one = await viewOf(operation, undefined, true)
            const other = await viewOf(partner, mine.as, true)
            if (!one || !other || isAgreed(one, other)) break
            if (readings === maxReadings) tell(verdict, one, other)
          }
        }
      })
    }
  }),
}

/** A movement of credits must add up wherever it appears. */
function expectSums(verdict: Verdict, { response, objects }: View): void {
  for (const [key, { balance_before, credits, balance_after }] of objects) {
    const sum = hundredths(balance_before) + hundredths(credits)
    if (Number.isNaN(sum) || balance_after === undefined) continue
    verdict.equal(response, 'balance_after', balance_after, decimal(sum), `the balance_after of ${key}`)
  }
}

const isAgreed = (mine: View, theirs: View): boolean =>
  differences(mine, theirs).length === 0 &&
  missingFrom(mine, theirs).length === 0 &&
  nearMisses(mine.response.body, theirs.response.body).length === 0

interface Difference {
  readonly key: string
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** A price has one of two names. */
const named = (object: Fields): Fields =>
  object.price === undefined && object.price_credits !== undefined
    ? { ...object, price: object.price_credits }
    : object

function differences(mine: View, theirs: View): readonly Difference[] {
  return [...mine.objects].flatMap(([key, one]) => {
    const other = theirs.objects.get(key)
    if (!other) return []
    const [left, right] = [named(one), named(other)]
    const isPerson = key.startsWith('user_id ')
    const isSameKind = !isPerson && sameKind(left, right)
    return (
      Object.keys(left)
        .filter((name) => name in right && isCompared(name, left[name], right[name], isSameKind))
        .filter((name) => !isPerson || personal.test(name) || isHundredthOff(left[name], right[name]))
        // A month of a wallet and one of a plan count other credits.
        .filter((name) => !key.startsWith('month ') || isHundredthOff(left[name], right[name]))
        // From the main operation in the one, from the cheapest in the other.
        .filter((name) => name !== 'price_from' || 'price_to' in left === 'price_to' in right)
        .filter((name) => !same(left[name], right[name]))
        .map((name) => ({ key, name, mine: left[name], theirs: right[name] }))
    )
  })
}

/** Files have texts alone, and an apostrophe before what a spreadsheet would run. */
const textOf = (value: unknown): string => String(value ?? '').replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

const same = (one: unknown, other: unknown): boolean => alike(one, other) || textOf(one) === textOf(other)

function sameKind(one: Fields, other: Fields): boolean {
  const common = Object.keys(one).filter((name) => name in other).length
  return common >= 3 && common >= 0.7 * Math.min(Object.keys(one).length, Object.keys(other).length)
}

/** A person has the same name everywhere. */
const personal = /^(firstname|lastname|email|company_name)$/

const isAmount = (value: unknown): boolean => typeof value === 'string' && /^-?\d+\.\d\d$/.test(value)

/** Of two things that are not of one kind, amounts are compared and nothing else. */
function isCompared(name: string, one: unknown, other: unknown, isSameKind: boolean): boolean {
  if (typeof one === 'object' || typeof other === 'object') return false
  if (personal.test(name)) return true
  // An account learns who acted only of its own people, an administrator of everybody.
  if (name.startsWith('acted_by_') && (one === '' || other === '')) return false
  if (/^(last_|next_|current$|you$|calls$|callers$|attempts$|balance_)/.test(name)) return false
  return isSameKind || (isAmount(one) && isAmount(other))
}

function tell(verdict: Verdict, mine: View, theirs: View): void {
  expectMembers(verdict, mine, theirs)
  for (const near of nearMisses(mine.response.body, theirs.response.body))
    verdict.expect(mine.response, {
      check: `${near.name} as in ${theirs.response.operation.id}`,
      holds: false,
      expected: `${near.name} ${near.theirs}, as ${theirs.response.operation.id} has it`,
      got: near.mine,
    })
  for (const { key, name, mine: one, theirs: other } of differences(mine, theirs))
    verdict.expect(mine.response, {
      check: `${name} as in ${theirs.response.operation.id}`,
      holds: false,
      expected: `${name} ${JSON.stringify(other)} of ${key}, as ${theirs.response.operation.id} has it`,
      got: one,
    })
}

/** A page of so many rows may have left others out. */
const largestPage = 200

/**
 * Rows of another list that this one lacks, though no field tells them apart from common ones: a list of active
 * things lacks inactive ones, and the rows say which those are.
 */
export function missingFrom(mine: View, theirs: View): readonly string[] {
  if (mine.rows.size === 0 || !isWhole(mine) || !isSamePerson(mine, theirs)) return []
  const kinds = new Set([...mine.rows.keys()].map(kindOf))
  const common = [...theirs.rows].filter(([key]) => mine.rows.has(key)).map(([, row]) => row)
  if (common.length === 0) return []
  return [...theirs.rows]
    .filter(
      ([key, row]) =>
        kinds.has(kindOf(key)) && !mine.rows.has(key) && isOf(mine, row) && !isTold(row, common),
    )
    .map(([key]) => key)
}

function expectMembers(verdict: Verdict, mine: View, theirs: View): void {
  const missing = missingFrom(mine, theirs)
  const { id } = theirs.response.operation
  verdict.expect(mine.response, {
    check: `rows as in ${id}`,
    holds: missing.length === 0,
    expected: `${missing[0]}, as ${id} has it`,
    got: `${mine.rows.size} others`,
  })
}

const kindOf = (key: string): string => key.split(' ', 1)[0] ?? ''

function isWhole({ response, rows }: View): boolean {
  const { total } = metaOf(response)
  return rows.size < largestPage && (total === undefined || rows.size >= Number(total))
}

/** An administrator's list has what others have, too. */
const isSamePerson = (mine: View, theirs: View): boolean =>
  mine.as === theirs.as || theirs.as === 'visitor' || mine.as === 'admin'

/** A list of one account lacks rows of others. */
const isOf = ({ of }: View, { user_id }: Fields): boolean =>
  of === undefined || user_id === undefined || user_id === of

/** Whether a row differs from each of the others in what says of what kind or state it is. */
const isTold = (row: Fields, others: readonly Fields[]): boolean =>
  Object.entries(row).some(([name, value]) => others.every((one) => stateOf(one[name]) !== stateOf(value)))

/** A yes or no, a word in capitals, or that there is something at all. */
function stateOf(value: unknown): unknown {
  const isState = typeof value === 'boolean' || (typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value))
  return isState || value === null || value === undefined ? value : 'something'
}
