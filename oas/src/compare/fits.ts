import { asObject } from '../json.ts'
import { propertiesOf, requiredOf } from '../schema/row.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import type { Change } from './change.ts'
import { discriminatorBreaks } from './constraint-changes.ts'
import { type SchemaView, SchemaViews, typesOf, type Variant, variantOf } from './schema-views.ts'

export interface SchemaSides {
  readonly old: SchemaViews
  readonly now: SchemaViews
  /** Named schemas that were compared already: they may lead to themselves. */
  readonly seen: Set<string>
  readonly verdicts: Verdicts
}

export interface Pair extends SchemaSides {
  readonly side: Direction
  /** Whether elements and attributes of XML are compared, too. */
  readonly xml?: boolean
  readonly walk?: Walk
  /** Whether it is only asked if anything breaks. */
  readonly isTrial?: boolean
}

export interface Walk {
  /** Parts that were compared on the way: also those without a name may lead to themselves. */
  readonly visits: Set<string>
  /** Those that are too far down for the stack. */
  readonly waiting: (() => readonly Change[])[]
}

export const sidesOf = (old: NamedSchemas, now: NamedSchemas): SchemaSides => ({
  old: new SchemaViews(old),
  now: new SchemaViews(now),
  seen: new Set(),
  verdicts: new Verdicts(),
})

/** More than any operation needs that has some thousand variants. */
const maxVerdicts = 50_000

interface Verdict {
  readonly key: string
  isFit: boolean
  readonly judge: () => boolean
  /** Those that fit only if this does. */
  readonly dependents: Set<Verdict>
}

/** Which schemas fit which. Each is taken to fit until a difference shows, as they may lead to themselves. */
class Verdicts {
  readonly #all = new Map<string, Verdict>()
  readonly #queue: Verdict[] = []
  #current: Verdict | undefined

  of(key: string, judge: () => boolean): boolean {
    let verdict = this.#all.get(key)
    if (!verdict) {
      if (this.#all.size > maxVerdicts) return false
      verdict = { key, isFit: true, judge, dependents: new Set() }
      this.#all.set(key, verdict)
      this.#queue.push(verdict)
    }
    if (this.#current) verdict.dependents.add(this.#current)
    else this.#settle(verdict)
    return verdict.isFit
  }

  #settle(root: Verdict): void {
    for (let verdict = this.#queue.pop(); verdict; verdict = this.#queue.pop()) {
      if (!verdict.isFit) continue
      // Its dependents were rejected for another reason.
      if (verdict !== root && ![...verdict.dependents].some(({ isFit }) => isFit)) {
        this.#all.delete(verdict.key)
        continue
      }
      this.#current = verdict
      verdict.isFit = verdict.judge()
      this.#current = undefined
      if (!verdict.isFit) this.#queue.push(...verdict.dependents)
    }
  }
}

/** Whether nothing breaks between two schemas that have no choice. */
type Compare = (pair: Pair, old: SchemaView, now: SchemaView) => boolean

/** Whether each value that the sender may send is one that the receiver takes. */
export function fits(pair: Pair, old: SchemaView, now: SchemaView, compare: Compare): boolean {
  const isRequest = pair.side === 'request'
  const [sender, receiver] = isRequest ? [old, now] : [now, old]
  const fitsAs = (one: SchemaNode, other: SchemaNode): boolean =>
    isRequest
      ? fits(pair, pair.old.of(one), pair.now.of(other), compare)
      : fits(pair, pair.old.of(other), pair.now.of(one), compare)
  const fitsAny = (variant: Variant, place: number): boolean => {
    if (!receiver.choice) return fitsAs(variant.whole, receiver.schema)
    if (nearest(variant, receiver.choice.variants, place).some(({ whole }) => fitsAs(variant.whole, whole)))
      return true
    // A variant with a choice of its own may be several of the receiver's.
    return hasChoice(pair, variant) && fitsAs(variant.whole, receiver.schema)
  }
  const isPlain = ({ choice, node }: SchemaView) =>
    !choice && typesOf(node).length > 0 && typesOf(node).every((type) => !/^(?:array|object)$/.test(type))
  if (isPlain(old) && isPlain(now)) return compare({ ...pair, isTrial: true }, old, now)
  return pair.verdicts.of(`${pair.side} ${pair.xml === true} ${old.id} ${now.id}`, () => {
    if (choiceBreaks(pair, old, now).length > 0) return false
    if (sender.choice) return sender.choice.variants.every(fitsAny)
    if (!receiver.choice) return compare({ ...pair, isTrial: true }, old, now)
    if (fitsAny(variantOf(sender.schema), 0)) return true
    return sender.parts.length > 1 && sender.parts.every(fitsAny)
  })
}

const senderOf = ({ side, old, now }: Pair): SchemaViews => (side === 'request' ? old : now)
const receiverOf = ({ side, old, now }: Pair): SchemaViews => (side === 'request' ? now : old)
const hasChoice = (pair: Pair, { whole }: Variant): boolean => senderOf(pair).of(whole).choice !== undefined

/** The most alike first. */
export function nearest(variant: Variant, others: readonly Variant[], place: number): readonly Variant[] {
  const distance = (other: Variant): number => {
    const mark = variant.marks.findIndex((one, index) => one !== undefined && one === other.marks[index])
    if (mark >= 0) return mark
    return variant.marks.length + Number(other !== others[place])
  }
  return others.toSorted((one, other) => distance(one) - distance(other))
}

/** Demands of a choice itself on the sender. */
export function choiceBreaks(pair: Pair, old: SchemaView, now: SchemaView): string[] {
  const [sender, receiver] = pair.side === 'request' ? [old, now] : [now, old]
  if (!receiver.choice) return []
  const isExclusive = receiver.choice.word === 'oneOf' && sender.choice?.word === 'anyOf'
  const own = (view: SchemaView) => (view.choice ?? view.node).discriminator
  const breaks = discriminatorBreaks(pair.side, own(old), own(now))
  const property = asObject(own(receiver)).propertyName
  const wholes = sender.choice ? sender.choice.variants.map(({ whole }) => whole) : [sender.schema]
  const isChosen = (schema: SchemaNode) =>
    isChosenBy(senderOf(pair).of(schema), own(receiver), senderOf(pair), String(property))
  return [
    ...(isExclusive && property === undefined && !areApart(receiver.choice.variants, receiverOf(pair))
      ? [`${old.choice?.word} changed to ${now.choice?.word}`]
      : []),
    ...(own(sender) === undefined && wholes.every(isChosen) ? [] : breaks),
  ]
}

/** Whether each of its values has the field of a discriminator with a value that leads to a variant. */
function isChosenBy({ node }: SchemaView, discriminator: unknown, views: SchemaViews, name: string): boolean {
  const values = valuesOf(node, name, views)
  const { mapping, defaultMapping } = asObject(discriminator)
  const isMapped = (value: unknown) => Object.hasOwn(asObject(mapping), String(value))
  return defaultMapping !== undefined || values?.every(isMapped) === true
}

/** The values of a field that has to be there; undefined where it can be any. */
function valuesOf(
  node: SchemaView['node'],
  name: string,
  views: SchemaViews,
): readonly unknown[] | undefined {
  const field = propertiesOf(node)[name]
  const values =
    field === undefined || !requiredOf(node).includes(name) ? undefined : views.of(field).node.enum
  return Array.isArray(values) ? values : undefined
}

/** Whether no value can be of two variants, as far as types and listed values tell. */
function areApart(variants: readonly Variant[], views: SchemaViews): boolean {
  const nodes = variants.map(({ whole }) => views.of(whole).node)
  const isApart = (one: SchemaView['node'], other: SchemaView['node']): boolean => {
    const [types, others] = [typesOf(one), typesOf(other)]
    const isShared = (type: string) =>
      others.includes(type === 'integer' ? 'number' : type) || others.includes(type)
    if (types.length > 0 && others.length > 0 && !types.some(isShared)) return true
    return requiredOf(one).some((name) => {
      const [values, those] = [valuesOf(one, name, views), valuesOf(other, name, views)]
      return values && those && !values.some((value) => those.includes(value))
    })
  }
  return nodes.every((one, place) => nodes.slice(place + 1).every((other) => isApart(one, other)))
}
