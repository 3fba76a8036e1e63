import { asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Caller, CallInput, Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { flatten, typesOf } from '../../engine/generate/flat-schema.ts'
import { mediaOf } from '../../engine/http/write-request.ts'
import { baseInput, parametersOf } from '../../engine/input/inputs.ts'
import { dataOf } from '../fields.ts'
import { accountOf } from '../flows/wallet.ts'
import { leftAlone } from '../left-alone.ts'
import { objectsIn } from '../objects-in.ts'
import { catalogueBody, catalogueQuery } from './catalogue.ts'
import { namedIn, thingOf } from './find.ts'
import { names } from './names.ts'
import { recipes } from './recipes.ts'

/** A call that is meant to succeed, on something that is the test account's. */
export interface Prepared {
  readonly as: Caller
  readonly input: CallInput
  /** Whether it has nothing to change. */
  readonly isVain?: boolean
}

const maxDepth = 3

/** An allowed caller, by the contract; for a team, its owner among `--member`. */
function doerOf(context: Context, operation: Operation): Caller | undefined {
  const owner = context.members.find(({ role }) => role === 'OWNER')
  const [tag] = (operation.raw.tags ?? []) as string[]
  const isOfTeam = operation.teamRoles.length > 0 && /team/i.test(String(tag))
  return isOfTeam && owner ? owner.account : context.callerOf(operation)
}

/** Undefined where the account has not what the call needs; why is noted. */
export async function prepare(
  context: Context,
  operation: Operation,
  depth = 0,
): Promise<Prepared | undefined> {
  const as = doerOf(context, operation)
  const missing = (reason: string): undefined => {
    if (depth === 0) context.leaveOut(operation, reason)
  }
  if (as === undefined) return missing(context.whyNobody(operation))
  const recipe = recipes[operation.id]
  if (recipe) {
    const recipeInput = await recipe(context, thingsOf(context))
    if (!recipeInput) return missing('the test account hasn’t what it takes for it to succeed')
    const { headers } = await parametersOf(context, operation, as)
    const { isVain = false, ...input } = recipeInput
    return { as: input.as ?? as, isVain, input: { as, ...(headers && { headers }), ...input } }
  }
  if (leftAlone.has(operation.id)) return undefined
  const base = await baseInput(context, operation, as)
  if (!base) return missing('no value could be generated from its schema')
  const media = mediaOf(operation)
  const things = new Things(context, operation, { as, depth, files: media?.files ?? new Map() })
  const named = await catalogueQuery(context, operation, as)
  const query = await things.put({ ...base.query, ...named })
  const isForm = media?.type === 'multipart/form-data'
  const whole = isForm ? base.body : filled(context, media?.schema, base.body)
  const ofCatalogue = await catalogueBody(context, operation, as)
  const fresh = isForm ? whole : freshened(context, media?.schema, whole)
  const body = await things.put(isObject(fresh) ? { ...fresh, ...ofCatalogue } : fresh)
  if (things.missing.length > 0) return missing(`there is no ${things.missing.join(', ')} to do it with`)
  return { as, input: { ...base, as, ...(isObject(query) && { query }), body } }
}

/** Makes one of the things that a list of the user would show; false where nothing that the account may do makes such a thing. */
export async function makeFor(context: Context, operation: Operation, as: Caller = 'user'): Promise<boolean> {
  const things = new Things(context, operation, { as, depth: 0, files: new Map() })
  for (const thing of names(context, operation).out) if (await things.make(thing)) return true
  return false
}

interface Place {
  readonly as: Caller
  readonly depth: number
  /** Fields that are files, whatever they are called. */
  readonly files: ReadonlyMap<string, string>
}

/** Things a rule has made so far and not ended: several calls may concern the same one. */
const thingsByContext = new WeakMap<Context, Map<string, string>>()

export function thingsOf(context: Context): Map<string, string> {
  const known = thingsByContext.get(context) ?? new Map<string, string>()
  thingsByContext.set(context, known)
  return known
}

/** The things that a call names, made for the purpose or the account's own. */
class Things {
  readonly missing: string[] = []
  readonly #context: Context
  readonly #operation: Operation
  readonly #place: Place
  readonly #found = new Map<string, Promise<string | undefined>>()

  constructor(context: Context, operation: Operation, place: Place) {
    this.#context = context
    this.#operation = operation
    this.#place = place
  }

  async put(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((one) => this.put(one)))
    if (!isObject(value)) return value
    const entries: [string, unknown][] = []
    for (const [name, field] of Object.entries(value)) {
      const thing = thingOf(name)
      if (thing === undefined || typeof field === 'number' || this.#place.files.has(name))
        entries.push([name, await this.put(field)])
      else {
        const id = await this.#id(thing)
        if (id === undefined) this.missing.push(thing)
        entries.push([name, Array.isArray(field) ? [id] : id])
      }
    }
    return Object.fromEntries(entries)
  }

  make(thing: string): Promise<string | undefined> {
    return this.#made(thing)
  }

  #id(thing: string): Promise<string | undefined> {
    const known = this.#found.get(thing) ?? this.#seek(thing)
    this.#found.set(thing, known)
    return known
  }

  async #seek(thing: string): Promise<string | undefined> {
    const context = this.#context
    const ready = thingsOf(context).get(thing)
    if (ready !== undefined) return ready
    if (thing === 'user_id' && context.accounts.has('user')) return String(await accountOf(context, 'user'))
    // A read uses an existing thing first, and creates one only if there is none.
    return this.#operation.isRead
      ? ((await this.#listed(thing)) ?? (await this.#made(thing)))
      : ((await this.#made(thing)) ?? (await this.#listed(thing)))
  }

  /** By the operation whose response names such a thing anew. */
  async #made(thing: string): Promise<string | undefined> {
    if (this.#place.depth >= maxDepth) return undefined
    const makers = this.#near((maker) => {
      const { isRead, responses, id, path, method } = maker
      const named = names(this.#context, maker)
      return (
        !isRead &&
        id !== this.#operation.id &&
        named.out.has(thing) &&
        !named.in.has(thing) &&
        (responses.has('201') || responses.has('202') || this.#isBeside(path, method)) &&
        (!leftAlone.has(id) || id in recipes)
      )
    })
    for (const maker of makers.slice(0, 2)) {
      const prepared = await prepare(this.#context, maker, this.#place.depth + 1)
      if (!prepared) continue
      const isOfMember = prepared.as === 'user' && /^member/.test(String(this.#place.as))
      const as = isOfMember ? this.#place.as : prepared.as
      const response = await this.#context.call(maker, { ...prepared.input, as })
      const id = namedIn(dataOf(response)).find((one) => one.thing === thing)?.value
      if (response.status >= 300 || id === undefined) continue
      if (!isOfMember) thingsOf(this.#context).set(thing, id)
      leftBy(this.#context).push({ thing, value: id, by: maker, as })
      return id
    }
    return undefined
  }

  /** Whether it is a POST to the address below which the operation is: that makes what the operation is about. */
  #isBeside(path: string, method: string): boolean {
    return method === 'POST' && (this.#operation.path === path || this.#operation.path.startsWith(`${path}/`))
  }

  /** The first one that a list of the test user shows; an administrator's lists show everybody's. */
  async #listed(thing: string): Promise<string | undefined> {
    const context = this.#context
    const mayTakeAny = this.#operation.isRead
    const lists = this.#near(
      (one) =>
        one.isRead &&
        one.id !== this.#operation.id &&
        !one.parameters.some(({ required }) => required) &&
        names(context, one).out.has(thing),
    )
    for (const list of lists) {
      const as =
        list.roles.includes('USER') && this.#place.as !== 'admin' ? this.#place.as : doerOf(context, list)
      if (as === undefined || (as === 'admin' && !(mayTakeAny && this.#place.as === 'admin'))) continue
      const response = await context.call(list, { as })
      const id = idIn(response, thing)
      if (id !== undefined) return id
    }
    return undefined
  }

  /** Those of the same address first, then of the same subject, then the user's. */
  #near(fits: (operation: Operation) => boolean): readonly Operation[] {
    const { path, raw } = this.#operation
    const [tag] = (raw.tags ?? []) as string[]
    const nearness = (one: Operation) =>
      (path.startsWith(`${one.path}/`) || one.path.startsWith(`${path}/`) || one.path === path ? 4 : 0) +
      ((one.raw.tags as string[] | undefined)?.[0] === tag ? 5 : 0) +
      (one.roles.includes('USER') ? 1 : 0)
    return this.#context.contract.operations
      .filter(({ access }) => access !== 'public')
      .filter(fits)
      .toSorted((one, other) => nearness(other) - nearness(one))
      .slice(0, 6)
  }
}

function idIn({ body }: ReceivedResponse, thing: string): string | undefined {
  const objects = objectsIn(body).filter((one) => typeof one[thing] === 'string' && one[thing] !== '')
  const best = objects.find(({ status, keys }) => status === 'ACTIVE' || keys !== undefined) ?? objects[0]
  return best && String(best[thing])
}

/** Fills each optional text field that takes any text: without a value, losing it would go unnoticed. */
function filled(context: Context, schema: JsonObject | undefined, value: unknown): unknown {
  if (!isObject(value) || !schema) return value
  const { node } = flatten(context.contract.document, schema)
  let whole: JsonObject = value as JsonObject
  for (const [name, inner] of Object.entries(asObject(node.properties))) {
    if (name in whole || thingOf(name) !== undefined || /password|token|captcha|code/.test(name)) continue
    const { node: field } = flatten(context.contract.document, inner)
    const isPlain =
      typesOf(field).includes('string') && field.enum === undefined && field.pattern === undefined
    if (!isPlain || (field.format !== undefined && field.format !== 'uri')) continue
    const more = { ...whole, [name]: field.format === 'uri' ? 'https://example.com/a' : 'Conformance words' }
    if (context.schemas.by(schema, more).length === 0) whole = more
  }
  return whole
}

/** Texts that nobody wrote before where a schema takes any text, addresses at the backend's own host, and days to come. */
function freshened(context: Context, schema: Json | undefined, value: unknown): unknown {
  const { node } = flatten(context.contract.document, schema)
  if (Array.isArray(value)) return value.map((one) => freshened(context, node.items, one))
  if (isObject(value)) {
    const properties = asObject(node.properties)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        /version|token|password|secret/.test(name) || thingOf(name) !== undefined
          ? field
          : freshened(context, properties[name], field),
      ]),
    )
  }
  if (typeof value !== 'string' || node.enum !== undefined || node.const !== undefined) return value
  if (node.format === 'uri') return `https://${new URL(context.base).host}/${context.unique()}`
  if (node.format !== undefined || !/[a-z]{3}/i.test(value) || isShared(value)) return value
  const unique = context.unique()
  // Letters of other languages and signs of two units are kept as well.
  const fresh = [`Conformance ñ漢😀 ${unique}`, `Conformance ${unique}`, `Conformance${unique}`]
  const isTaken = (one: string) => isObject(schema) && context.schemas.by(schema, one).length === 0
  return fresh.find(isTaken) ?? value
}

/** A word that may mean something, such as the name of an API. */
const isShared = (value: string): boolean => /^[a-z0-9]+([-_.][a-z0-9]+)*$/.test(value)

/** Something that a rule made, and by which operation. */
export interface MadeThing {
  readonly thing: string
  readonly value: string
  readonly by: Operation
  readonly as: Caller
}

const left = new WeakMap<Context, MadeThing[]>()

/** Things a rule has made so far, to be ended afterwards. */
export function leftBy(context: Context): MadeThing[] {
  const known = left.get(context) ?? []
  left.set(context, known)
  return known
}
