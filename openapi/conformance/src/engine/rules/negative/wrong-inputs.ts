import type { CallInput, Context, ReceivedResponse } from '../../context/context.ts'
import { groupBy } from '../../group-by.ts'
import { inRounds, type Trial } from '../each-operation.ts'
import { reasonsOf } from '../positive.ts'

/** One field of a call that is wrong, and the rest as it should be. */
export interface WrongInput {
  /** In words, such as `email without required`. */
  readonly what: string
  readonly check: string
  /** How the contract points at the field: `#/email` or `?page`. Empty where there is none. */
  readonly pointer: string
  /** Whether the field lies in a choice, of which a backend may say no more than that none fits. */
  readonly isInChoice?: boolean
  /** Whether a rejection for any other reason is as good. */
  readonly isAnyRejection?: boolean
  readonly contractPointer: string
  readonly keyword: string
  /** A single fault of a call: of a field of the body, or of a parameter. Undefined for a fault of the whole. */
  readonly field: string | undefined
  readonly change: (input: CallInput) => CallInput
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
export async function tryWrongInputs(
  { context, operation, input, tell }: Trial,
  wrongs: readonly WrongInput[],
): Promise<void> {
  const isLimited = operation.responses.has('429') && context.contract.isStrict && !context.isMock
  const ofFields = [...groupBy(wrongs.filter(isOfField), ({ field }) => field).values()].flatMap(inTurn)
  const unsaid: WrongInput[] = []
  for (const round of isLimited ? inRounds(ofFields, mostRounds) : []) {
    const whole = round.reduce<CallInput>((before, { change }) => change(before), input)
    const response = await context.call(operation, whole)
    unsaid.push(...round.filter((wrong) => !isSaid(response, wrong)))
  }
  const single = isLimited ? [...unsaid, ...wrongs.filter((wrong) => !isOfField(wrong))] : wrongs
  for (const wrong of single) {
    const response = await context.call(operation, wrong.change(input))
    const mistake = mistakeIn(context, response, wrong)
    if (mistake) tell(response, { ...mistake, check: wrong.check, contractPointer: wrong.contractPointer })
  }
}

/** The backend's mistake with a request that breaks a schema. */
function mistakeIn(
  { contract: { isStrict }, isMock }: Context,
  response: ReceivedResponse,
  wrong: WrongInput,
) {
  const { status, code } = response
  if (status >= 500) return undefined
  const isRejected = isStrict && !wrong.isAnyRejection ? [422, 400, 429].includes(status) : status >= 400
  if (!isRejected)
    return { expected: `${isStrict ? '422' : 'a 4xx'}: ${wrong.what}`, got: `${status} ${code}`.trim() }
  // A mock answers what the contract shows for a refusal, whatever was refused.
  if (!isStrict || isMock || status !== 422 || wrong.pointer === '') return undefined
  const pointers = reasonsOf(response).map(({ pointer }) => pointer)
  const isNamed = pointers.some(
    (pointer) =>
      pointer === wrong.pointer ||
      (wrong.isInChoice === true && wrong.pointer.startsWith(pointer.replace(/\/$/, ''))),
  )
  return isNamed
    ? undefined
    : {
        expected: `an entry of errors points at ${wrong.pointer}: ${wrong.what}`,
        got: pointers.length > 0 ? `errors at ${pointers.join(', ')}` : 'no errors',
      }
}

const isOfField = (wrong: WrongInput): wrong is WrongInput & { readonly field: string } =>
  wrong.field !== undefined

const isSaid = (response: ReceivedResponse, { pointer }: WrongInput): boolean =>
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
