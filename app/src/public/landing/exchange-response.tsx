import { jsonTokens } from '../../base/code/code-tokens.ts'
import styles from './landing.module.css'
import type { Outcome } from './use-mock.ts'

const documentedResponse = { swapped: true }

const says: Record<Outcome['kind'], string> = {
  idle: '// Documented response',
  sending: '// Calling the mock…',
  answered: '// Response from the mock',
  unreachable: '// The mock couldn’t be reached. Try again in a moment.',
}

const timeOf = (outcome: Outcome) =>
  outcome.kind === 'answered' ? `: ${outcome.status} in ${outcome.ms} ms` : ''

export function ExchangeResponse({ outcome }: { readonly outcome: Outcome }) {
  const body = outcome.kind === 'answered' ? outcome.body : documentedResponse
  const isVisible = outcome.kind === 'idle' || outcome.kind === 'answered'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long response scrolls, and must with the keyboard, too
    <pre className={styles.response} role="status" aria-label="Response" tabIndex={0}>
      <span className="code-muted">{`${says[outcome.kind]}${timeOf(outcome)}\n`}</span>
      {isVisible &&
        jsonTokens(body).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a text have no other identity than their place
          <span key={index} className={kind && `code-${kind}`}>
            {text}
          </span>
        ))}
    </pre>
  )
}
