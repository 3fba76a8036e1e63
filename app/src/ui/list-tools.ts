import { row } from './layout.ts'
import './list-tools.css'

/** Classes of the head of a list that reaches the edges of its card; ListCard has one. */
export const listHead = (): string => `${row(3, 'between')} listHead`

/** The filters of such a list. */
export const tools = (): string => `${row([3, 4], 'bottom')} tools`

/** Classes of one part of `tools`. */
export const tool = (kind: 'search' | 'choice'): string => `tool-${kind}`
