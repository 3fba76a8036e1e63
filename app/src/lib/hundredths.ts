const decimal = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** A decimal string of the contract as whole hundredths: sums and comparisons stay exact however large they grow. */
export function toHundredths(value: string): bigint {
  const [, sign, whole, places = ''] = decimal.exec(value) ?? []
  if (whole === undefined) throw new RangeError(`${value} is no amount with at most two decimals.`)
  const size = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
  return sign ? -size : size
}

/** The way back: 123456n is `1234.56`. */
export function fromHundredths(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** `part` of `whole`, of an amount; a half hundredth is rounded up, as on the statement. */
export const shareOf = (amount: bigint, part: bigint, whole: bigint): bigint =>
  (amount * part * 2n + whole) / (whole * 2n)
