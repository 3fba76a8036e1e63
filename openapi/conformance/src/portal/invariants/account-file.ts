import type { Context } from '../../engine/context/context.ts'
import { Throttled } from '../../engine/context/stops.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, withVerdict } from '../../engine/rules/verdict.ts'
import { rowsOf } from '../fields.ts'
import { objectsIn } from '../objects-in.ts'
import { type Named, namedIn, thingOf } from '../writes/find.ts'
import { tidy } from '../writes/keep-things.ts'
import { names } from '../writes/names.ts'
import { makeFor } from '../writes/prepare.ts'

const file = 'exportAccount'
/** Fields in which people wrote something, which no file may leave out. */
const written = /^(?:name|description|url|email)$/

/** A list stays empty where no more may be made now. */
function passOver(error: unknown): false {
  if (error instanceof Throttled) return false
  throw error
}

/** The file of an account has all that the lists of the account have. */
export const accountFile: Rule = {
  id: 'invariants/account-file',
  title: 'An account’s file has everything that its lists show',
  phase: 'invariants',
  needs: ['user', 'state'],
  share: 2,
  operations: [file],
  run: withVerdict(async (context, verdict) => {
    const [operation] = context.contract.operations.filter(({ id }) => id === file)
    if (!operation) return
    const kinds = kindsOf(operation)
    const listed: (Named & { readonly by: string; readonly row: Fields })[] = []
    for (const list of listsOf(context, kinds)) {
      const query = list.parameters.some(({ name }) => name === 'limit') ? { limit: 200 } : {}
      const read = async () => rowsOf(await context.call(list, { as: 'user', query }))
      const rows = await read()
      const isMade =
        rows.length === 0 && !context.isReadOnly && (await makeFor(context, list).catch(passOver))
      for (const row of isMade ? await read() : rows)
        for (const object of objectsIn(row)) {
          const own = ownName(object)
          // A thing inside a row may have a name that nobody wrote.
          if (own && kinds.has(own.thing))
            listed.push({ ...own, by: list.id, row: object === row ? row : {} })
        }
    }
    const response = await context.call(operation, { as: 'user' })
    if (response.status !== 200) return context.leaveOut(operation, `it returned ${response.status}`)
    // Rows of other things name it, too.
    const idsInFile = new Set(objectsIn(response.body).map((object) => ownName(object)?.value))
    for (const { thing, value, by, row } of listed) {
      const texts = Object.entries(row).filter(
        ([name, text]) => written.test(name) && typeof text === 'string',
      )
      const lost = texts.find(([, text]) => !response.text.includes(JSON.stringify(text)))
      verdict.expect(response, {
        check: `${thing} of ${by}`,
        holds: idsInFile.has(value) && lost === undefined,
        expected: `${thing} ${value}, as ${by} has it`,
        got: idsInFile.has(value) ? `no ${lost?.[0]} of it` : 'nothing of it',
      })
    }
    await tidy(context)
  }),
}

/** The kinds of things of which the contract shows that they are in the file. */
const kindsOf = ({ responses }: Operation): ReadonlySet<string> =>
  new Set(
    (responses.get('200')?.media ?? []).flatMap(({ examples }) =>
      examples.flatMap(({ value }) => namedIn(value).map(({ thing }) => thing)),
    ),
  )

const listsOf = (context: Context, kinds: ReadonlySet<string>): readonly Operation[] =>
  context.contract.operations.filter(
    (one) =>
      one.isRead &&
      one.roles.includes('USER') &&
      one.access === 'protected' &&
      !one.responses.has('429') &&
      !one.parameters.some(({ required }) => required) &&
      /json/.test(one.responses.get('200')?.media[0]?.type ?? '') &&
      [...names(context, one).out].some((thing) => kinds.has(thing)),
  )

/** The first name of a thing in a row is its own. */
function ownName(row: Fields): Named | undefined {
  const [own] = Object.entries(row).flatMap(([name, value]) => {
    const thing = thingOf(name)
    return thing !== undefined && typeof value === 'string' && value !== '' ? [{ thing, value }] : []
  })
  return own
}
