import { isRecord } from '../json.ts'
import type { SchemaNode } from '../types.ts'
import { type Change, changed, code } from './change.ts'
import { valueBreak } from './constraint-changes.ts'
import { choiceBreaks, nearest, type Pair } from './fits.ts'
import { type SchemaView, type Variant, variantOf } from './schema-views.ts'

interface Walk {
  readonly compare: (old: SchemaNode, now: SchemaNode) => Change[]
  readonly isFit: (old: SchemaNode, now: SchemaNode) => boolean
  readonly at: string
}

/** Changes between schemas of which one at least has variants: each of the sender's has to fit one of the receiver's. */
export function compareChoices(pair: Pair, old: SchemaView, now: SchemaView, walk: Walk): Change[] {
  const isRequest = pair.side === 'request'
  const [sender, receiver] = isRequest ? [old, now] : [now, old]
  const isBoth = sender.choice !== undefined && receiver.choice !== undefined
  // The part that all variants have is compared by itself.
  const schemaOf = ({ schema, whole }: Variant) => (isBoth ? schema : whole)
  const order = (one: Variant, other: Variant): readonly [SchemaNode, SchemaNode] =>
    isRequest ? [schemaOf(one), schemaOf(other)] : [schemaOf(other), schemaOf(one)]
  const isWhole = walk.isFit(old.schema, now.schema)
  const rests = [old.choice?.rest ?? true, now.choice?.rest ?? true] as const
  const isRestFit = !isBoth || walk.isFit(...rests)
  const left = new Set(receiver.choice?.variants ?? [variantOf(receiver.schema)])
  const partnerOf = (one: Variant, place: number) =>
    nearest(one, receiver.choice?.variants ?? [...left], place).find((other) =>
      walk.isFit(...order(one, other)),
    )
  const single = variantOf(sender.schema)
  const parts = sender.choice || partnerOf(single, 0) ? [] : sender.parts
  const variants = sender.choice?.variants ?? (parts.length > 1 ? parts : [single])
  const partners = variants.map(partnerOf)
  for (const partner of partners) if (partner) left.delete(partner)
  const inPartners = variants.flatMap((one, place) => {
    const partner = partners[place]
    return partner ? walk.compare(...order(one, partner)) : []
  })
  const inRest = isBoth && (isRestFit || !isWhole) ? walk.compare(...rests) : []
  if (isWhole) return [...inRest, ...inPartners]
  const word = (receiver.choice ?? sender.choice)?.word ?? ''
  const others = variants.filter((_, place) => !partners[place])
  const inOthers = others.flatMap((one) => {
    const isOther = (other: Variant) => !isNull(other) && !isNull(one)
    const next = nearest(one, [...left], 0).find(
      (other) => isOther(other) && (isBoth || isMarked(one, other)),
    )
    if (next) left.delete(next)
    return next ? walk.compare(...order(one, next)) : [changed(`${code(walk.at)}: ${gap(one)}.`, true)]
  })
  const breaks = choiceBreaks(pair, old, now)
  const isUntold = others.length === 0 && isRestFit && breaks.length === 0
  return [
    ...[...breaks, ...(isUntold ? [`${word} changed`] : [])].map((text) =>
      changed(`${code(walk.at)}: ${text}.`, true),
    ),
    ...inRest,
    ...inPartners,
    ...inOthers.filter(({ text }, place) => inOthers.findIndex((one) => one.text === text) === place),
  ]

  function gap(one: Variant): string {
    if (isNull(one)) return valueBreak(pair.side, null)
    if (!sender.choice) return `${word} ${isRequest ? 'added' : 'removed'}`
    return `${word} ${isRequest ? 'accepts fewer' : 'may return more'} variants`
  }
}

const isNull = ({ schema }: Variant): boolean => isRecord(schema) && schema.type === 'null'

const isMarked = (one: Variant, other: Variant): boolean =>
  one.marks.some((mark, index) => mark !== undefined && mark === other.marks[index])
