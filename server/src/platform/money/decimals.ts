/** Credits on the wire are decimal strings with two places; in the database they are whole hundredths. */
export function toDecimal(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : ''
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `1,000.50`, for sentences. */
export const toGroupedDecimal = (hundredths: number): string =>
  toDecimal(hundredths).replace(/\B(?=(\d{3})+\.)/g, ',')

/** Hundredths of a decimal string that the contract's pattern has let through. */
export function toHundredths(decimal: string): number {
  const [, sign, whole = '0', places = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? []
  if (sign === undefined) throw new TypeError(`Not a decimal with at most two places: ${decimal}`)
  const value = Number(whole) * 100 + Number(places.padEnd(2, '0'))
  return sign ? -value : value
}

export const isZero = (decimal: string): boolean => toHundredths(decimal) === 0
