import { asObject } from '../json.ts'
import {
  type ContractExamples,
  fieldOf,
  type Inputs,
  type NamedExample,
  type OperationExamples,
} from './contract-examples.ts'

export interface ChooseInput {
  readonly operation: OperationExamples
  readonly contract: ContractExamples
  readonly inputs: Inputs
  /** The persona who calls, by token or email address; undefined for an unknown one. */
  readonly caller: string | undefined
}

/**
 * The example that answers a request, by rules that hold for every operation: the refusal of a role first, then one whose `x-when` the
 * request meets, then the persona's own, then the one that shows the thing which the request names. Undefined: by Prism's default.
 */
export function chooseExample({
  operation,
  contract,
  inputs,
  caller,
}: ChooseInput): NamedExample | undefined {
  const { examples, roles, teamRoles } = operation
  const { personas } = contract
  const role = caller && personas[caller]?.role
  if (role && !roles.includes(role))
    return examples.find(({ status, name }) => status === 403 && name === 'forbidden')

  const member = caller ? personas[caller] : undefined
  if (member?.team_role && teamRoles && !teamRoles.includes(member.team_role))
    return examples.find(({ status, name }) => status === 403 && name === 'teamRole')

  const [defaultPersona = ''] = Object.keys(personas)
  // The user that an administrator asks about.
  const whom = Object.keys(personas).find((name) => personas[name]?.id === inputs.user_id)
  const subject = (roles.includes('ADMIN') ? whom : undefined) ?? caller
  // An example without one for the member falls back to their account's.
  const account = teamRoles && member?.account
  const meant = examples
    .filter(({ persona }) => !persona || [subject ?? defaultPersona, account].includes(persona))
    .filter(({ when }) => size(when) > 0 && isMet(when, inputs))
    .sort((one, other) => size(other.when) - size(one.when))[0]
  if (meant) return meant

  // The other inputs of a condition didn't match.
  const names = (input: string) => contract.identifiers.includes(input)
  const success = Math.min(...examples.filter(({ status }) => status < 300).map(({ status }) => status))
  const pool = ofPersona(
    examples.filter(({ status, when }) => status === success && Object.keys(when).every(names)),
    subject ? [subject, account, defaultPersona] : [],
  )
  return byIdentity(pool, { examples, contract, inputs })
}

/** Those of the first persona who has any, then those that belong to nobody. */
function ofPersona(
  examples: readonly NamedExample[],
  personas: readonly (string | undefined)[],
): readonly NamedExample[] {
  const names = [...personas, examples[0]?.persona]
  const name = names.find((name) => name !== undefined && examples.some(({ persona }) => persona === name))
  const own = examples.filter(({ persona }) => persona !== undefined && persona === name)
  return [...own, ...examples.filter(({ persona }) => persona === undefined)]
}

function byIdentity(
  pool: readonly NamedExample[],
  {
    examples,
    contract,
    inputs,
  }: Pick<ChooseInput, 'contract' | 'inputs'> & Pick<OperationExamples, 'examples'>,
): NamedExample | undefined {
  let left = pool
  for (const identifier of contract.identifiers) {
    const named = inputs[identifier]
    if (named === undefined || named === null) continue
    const matching = left.filter((example) => identityOf(example, identifier) === String(named))
    if (matching.length > 0) left = matching
    else if (!contract.known.get(identifier)?.has(String(named)))
      return notFound(examples, identifier) ?? left[0]
  }
  return left.find(({ when }) => size(when) === 0) ?? left[0]
}

/** Which thing an example shows: by its `x-when`, or by the field of the same name in its data, or one level below. */
function identityOf({ when, value }: NamedExample, identifier: string): string | undefined {
  const data = asObject(asObject(value).data)
  const field = fieldOf(identifier)
  const nested = Object.values(data).map((inner) => asObject(inner)[field])
  const name = [when[identifier], data[field], ...nested].find((value) => typeof value === 'string')
  return name as string | undefined
}

/** The documented 404 for this identifier: `versionUnknown` for `version`, else the first. */
function notFound(examples: readonly NamedExample[], identifier: string): NamedExample | undefined {
  const candidates = examples.filter(({ status }) => status === 404)
  const stem = fieldOf(identifier).replace(/_id$/, '').split('_').at(-1)
  return candidates.find(({ name }) => name === `${stem}Unknown`) ?? candidates[0]
}

const isMet = (when: Inputs, inputs: Inputs): boolean =>
  Object.entries(when).every(([name, value]) => String(inputs[name]) === String(value))

const size = (when: Inputs): number => Object.keys(when).length
