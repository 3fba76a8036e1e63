import type { CallInput, Context, ReceivedResponse } from '../../context/context.ts'
import type { Operation } from '../../contract/contract.ts'
import type { Finding } from '../../finding.ts'
import { groupBy } from '../../group-by.ts'
import { inRounds } from '../in-rounds.ts'
import { reasonsOf } from '../positive.ts'
import { misjudged, type Wrong } from './refusal.ts'

/** One field of a call that is wrong, and the rest as it should be. */
export interface WrongInput extends Wrong {
  readonly keyword: string
  /** A single fault of a call: of a field of the body, or of a parameter. Undefined for a fault of the whole. */
  readonly field: string | undefined
  readonly change: (input: CallInput) => CallInput
}

interface Base {
  readonly operation: Operation
  readonly input: CallInput
}

/** Of an operation that is limited: calls with several wrong fields, and those that may follow about one of them. */
const mostRounds = 5
export const mostCalls = mostRounds + 3
/** The likeliest mistakes of a backend come first. */
const byLikelihood = ['maxLength', 'minLength', 'maximum', 'minimum', 'pattern', 'enum', 'required']

/**
 * Sends each. For a limited operation, one call combines as many as it has fields; those that the response doesn't
 * mention are sent by themselves, since a backend need not report every fault.
 */
export async function* tryWrongInputs(
  context: Context,
  { operation, input }: Base,
  wrongs: readonly WrongInput[],
): AsyncGenerator<Finding> {
  const alone = async (wrong: WrongInput) =>
    misjudged(context, await context.call(operation, wrong.change(input)), wrong)
  const isLimited = operation.responses.has('429') && context.contract.isPortal && !context.isMock
  const ofFields = [...groupBy(wrongs.filter(isOfField), ({ field }) => field).values()].flatMap(inTurn)
  const rounds = isLimited ? inRounds(ofFields, mostRounds) : []
  const unsaid: WrongInput[] = []
  for (const round of rounds) {
    const response = await context.call(
      operation,
      round.reduce((whole, { change }) => change(whole), input),
    )
    unsaid.push(...round.filter((wrong) => !isSaid(response, wrong)))
  }
  for (const wrong of isLimited ? [...unsaid, ...wrongs.filter(({ field }) => field === undefined)] : wrongs)
    yield* await alone(wrong)
}

const isOfField = (wrong: WrongInput): wrong is WrongInput & { readonly field: string } =>
  wrong.field !== undefined

const isSaid = (response: ReceivedResponse, { pointer }: Wrong): boolean =>
  response.status === 429 || reasonsOf(response).some((reason) => reason.pointer === pointer)

/** Of each field one keyword after another, and more of the same after them. */
function inTurn<Item extends WrongInput>(wrongs: readonly Item[]): readonly Item[] {
  const byKeyword = [...groupBy(wrongs, ({ keyword }) => keyword)]
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([, own]) => own)
  const longest = Math.max(...byKeyword.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    byKeyword.flatMap((own) => own.slice(turn, turn + 1)),
  ).flat()
}

function rankOf(keyword: string): number {
  const rank = byLikelihood.indexOf(keyword)
  return rank < 0 ? byLikelihood.length : rank
}
