import type { Context, FindingParts, ReceivedResponse } from '../../context/context.ts'
import type { Finding } from '../../finding.ts'
import { reasonsOf } from '../positive.ts'

/** The deliberate fault of a request. */
export interface Wrong {
  /** In words, such as `email without required`. */
  readonly what: string
  readonly check: string
  /** How the contract points at the field: `#/email` or `?page`. Empty where there is none. */
  readonly pointer: string
  /** Whether the field lies in a choice, of which a backend may say no more than that none fits. */
  readonly isInChoice?: boolean
  readonly contractPointer: string
}

/** The backend's mistake, if any, with a request that breaks a schema. */
export function misjudged(context: Context, response: ReceivedResponse, wrong: Wrong): Finding[] {
  const { isPortal } = context.contract
  const tell = (parts: Omit<FindingParts, 'contractPointer' | 'check'>) => [
    context.finding(response, { ...parts, check: wrong.check, contractPointer: wrong.contractPointer }),
  ]
  if (response.status >= 500) return []
  const isRejected = isPortal ? [422, 400, 429].includes(response.status) : response.status >= 400
  if (!isRejected) {
    const expected = isPortal ? '422' : 'a 4xx'
    return tell({ expected: `${expected}: ${wrong.what}`, got: `${response.status} ${response.code}`.trim() })
  }
  // A mock answers what the contract shows for a refusal, whatever was refused.
  if (!isPortal || context.isMock || response.status !== 422 || wrong.pointer === '') return []
  const pointers = reasonsOf(response).map(({ pointer }) => pointer)
  const isNamed = pointers.some(
    (pointer) =>
      pointer === wrong.pointer ||
      (wrong.isInChoice === true && wrong.pointer.startsWith(pointer.replace(/\/$/, ''))),
  )
  if (isNamed) return []
  return tell({
    expected: `an entry of errors points at ${wrong.pointer}: ${wrong.what}`,
    got: pointers.length > 0 ? `errors at ${pointers.join(', ')}` : 'no errors',
  })
}
