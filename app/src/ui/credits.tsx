import { formatDecimal } from '../base/format/format.ts'

interface CreditsProps {
  /** As the contract writes it: a decimal string with two places. */
  readonly value: string
  /** With a plus for what came in. */
  readonly signed?: boolean
}

export function Credits({ value, signed = false }: CreditsProps) {
  return (
    <data className="num" value={value}>
      {formatDecimal(value, signed)}
    </data>
  )
}
