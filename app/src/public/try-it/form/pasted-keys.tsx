import { Button } from '../../../ui/kit/button.tsx'

interface PastedKeysProps {
  /** Secrets: shown by their beginning and last four alone. */
  readonly pasted: readonly string[]
  readonly value: string
  readonly onChoose: (key: string) => void
  readonly onForget: () => void
}

/** Keys that were pasted since the page came, to choose from. */
export function PastedKeys({ pasted, value, onChoose, onForget }: PastedKeysProps) {
  if (pasted.length === 0) return null
  return (
    <fieldset className="label">
      <legend className="visually-hidden">Pasted keys</legend>
      Pasted:{' '}
      {pasted.map((key) => (
        <Button key={key} look="link" size="small" aria-pressed={key === value} onClick={() => onChoose(key)}>
          <span className="visually-hidden">Use the key </span>
          {`${key.slice(0, 8)}…${key.slice(-4)}`}
        </Button>
      ))}{' '}
      <Button look="link" size="small" onClick={onForget}>
        Forget all
      </Button>
    </fieldset>
  )
}
