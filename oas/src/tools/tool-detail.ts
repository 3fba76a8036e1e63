/** How much of a schema a tool shows. */
export interface ToolDetail {
  /** Longest descriptions: of the fields of the first level, and of those below. */
  readonly words: readonly [number, number]
  /** Levels of fields below which types alone are shown: of those that may be left out, and of those required all the way down. */
  readonly levels: { readonly optional: number; readonly required: number }
  readonly examples: boolean
  /** Bounds, patterns and conditions. */
  readonly rules: boolean
  /** Of a list of values, in characters of JSON: required fields’, and others’. */
  readonly values: { readonly optional: number; readonly required: number }
  readonly maxFields: number
  readonly maxForms: number
}

export const wholeDetail: ToolDetail = {
  words: [300, 300],
  levels: { optional: 8, required: 8 },
  examples: true,
  rules: true,
  values: { optional: 3000, required: 3000 },
  maxFields: 400,
  maxForms: 100,
}
const brief: ToolDetail = { ...wholeDetail, words: [120, 60], examples: false }
const silent: ToolDetail = { ...brief, words: [60, 0], levels: { optional: 1, required: 6 } }
const bare: ToolDetail = {
  ...silent,
  words: [0, 0],
  levels: { optional: 0, required: 4 },
  values: { optional: 300, required: 3000 },
}
const least: ToolDetail = {
  ...bare,
  levels: { optional: 0, required: 2 },
  rules: false,
  values: { optional: 0, required: 1000 },
}

/**
 * From all of it to what a caller can’t do without: the names and types of the first level, and of required fields with their values. The
 * first that fits is taken.
 */
export const toolDetails: readonly ToolDetail[] = [
  wholeDetail,
  brief,
  { ...brief, words: [80, 0], levels: { optional: 4, required: 8 } },
  { ...brief, words: [80, 0], levels: { optional: 2, required: 8 } },
  silent,
  { ...silent, levels: { optional: 0, required: 6 } },
  bare,
  { ...bare, values: { optional: 0, required: 3000 }, rules: false },
  least,
  { ...least, levels: { optional: 0, required: 1 }, maxFields: 200, maxForms: 20 },
  { ...least, levels: { optional: 0, required: 0 }, maxFields: 100, maxForms: 5 },
]
