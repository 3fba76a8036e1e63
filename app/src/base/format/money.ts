/**
 * An amount of credits or money is whole hundredths in a bigint wherever it is added, compared or shared; the contract and the page have
 * it as a decimal string. It is never a float: from 900,719,925,474,099.92 on, one loses hundredths.
 */
export type Hundredths = bigint

const decimal = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** A decimal string of the contract as whole hundredths: sums and comparisons stay exact however large they grow. */
export function toHundredths(value: string): Hundredths {
  const [, sign, whole, places = ''] = decimal.exec(value) ?? []
  if (whole === undefined) throw new RangeError(`${value} is no amount with at most two decimals.`)
  const size = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
  return sign ? -size : size
}

/** The way back: 123456n is `1234.56`. */
export function fromHundredths(hundredths: Hundredths): string {
  const size = hundredths < 0n ? -hundredths : hundredths
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** `part` of `whole`, of an amount; a half hundredth is rounded up, as on the statement. */
export const shareOf = (amount: Hundredths, part: bigint, whole: bigint): Hundredths =>
  (amount * part * 2n + whole) / (whole * 2n)

export const larger = (one: bigint, another: bigint): bigint => (one > another ? one : another)

export const isZero = (value: string): boolean => toHundredths(value) === 0n

/** `part` of `whole` from 0 to 1, for the length of a bar: exact to a ten-thousandth, which no screen shows. */
export function portion(part: Hundredths, whole: Hundredths): number {
  if (whole <= 0n || part >= whole) return 1
  return part <= 0n ? 0 : Number((part * 10_000n) / whole) / 10_000
}
