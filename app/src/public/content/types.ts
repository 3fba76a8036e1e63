import type { ContentComponents } from '@switchboard/sdk/content'

type Schemas = ContentComponents['schemas']

export type InsightSummary = Schemas['ResourceSummary']
export type Insight = Schemas['Resource']
export type Kind = Schemas['ResourceKind']
export type InsightFile = Schemas['ResourceFile']
export type Text = Schemas['Page']
export type DocSection = Schemas['DocSection']
export type DocSummary = Schemas['DocSummary']
