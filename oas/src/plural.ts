/** `1 field`, `2 fields`, `1,000 fields`; a number may be a text already. */
export const counted = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`
