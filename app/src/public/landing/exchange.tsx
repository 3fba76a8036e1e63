import { useState } from 'react'
import { jsonTokens } from '../../base/code/code-tokens.ts'
import { useHydrating } from '../../base/use-hydrating.ts'
import { readSampleLanguage, rememberSampleLanguage } from '../../lib/browser/sample-language.ts'
import { localOrNone } from '../../lib/browser/storage.ts'
import { classes } from '../../ui/classes.ts'
import { HttpMethod } from '../../ui/http-method.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { type CodePart, type ExchangeLanguage, exchangeCode, exchangeLanguages } from './exchange-code.ts'
import { ExchangeControls } from './exchange-controls.tsx'
import styles from './landing.module.css'
import { type Outcome, useMock } from './use-mock.ts'

const documented = { phoneNumber: '+639175550101', maxAge: 24 }

/** A call as a program makes it, and its response: the documented one, until the reader sends it to the mock. */
export function Exchange() {
  const [phoneNumber, setNumber] = useState(documented.phoneNumber)
  const { language, choose } = useLanguage()
  const mock = useMock()
  const { outcome } = mock

  return (
    <figure
      className={styles.panel}
      aria-label="A call to SIM Swap and its response"
      data-outcome={outcome.kind}
    >
      <div className={classes(row(2), styles.line)}>
        <HttpMethod method="POST" />
        <span>/sim-swap/v1/check</span>
        <span className={classes(row(1, 'unbroken'), styles.end)}>
          {exchangeLanguages.map(({ id, name }) => (
            <PlainButton
              key={id}
              look="bare"
              className={styles.language}
              aria-pressed={id === language}
              onClick={() => choose(id)}
            >
              {name}
            </PlainButton>
          ))}
        </span>
      </div>
      <ExchangeCall lines={exchangeCode(language, { ...documented, phoneNumber, url: mock.url })} />
      <ExchangeResponse outcome={outcome} />
      <ExchangeControls
        mock={mock}
        number={phoneNumber}
        onNumber={setNumber}
        onSend={() => mock.send({ ...documented, phoneNumber })}
      />
    </figure>
  )
}

/** The language that is chosen here or was chosen at another sample. The server draws the first of them. */
function useLanguage() {
  const [chosen, setChosen] = useState<ExchangeLanguage>()
  const hydrating = useHydrating()
  const remembered = hydrating ? null : readSampleLanguage(localOrNone())
  const known = exchangeLanguages.find(({ id }) => id === (chosen ?? remembered)) ?? exchangeLanguages[0]
  return {
    language: known.id,
    choose(id: ExchangeLanguage) {
      rememberSampleLanguage(localOrNone(), id)
      setChosen(id)
    },
  }
}

/** Code line by line. A line that doesn't fit continues with an indent. */
function ExchangeCall({ lines }: { readonly lines: readonly (readonly CodePart[])[] }) {
  return (
    <pre className={styles.code}>
      <code>
        {lines.map((parts, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
          <span key={line} className={styles.codeLine}>
            {parts.map(({ kind, text }, place) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have the parts of a line
                <span key={place} className={`code-${kind}`}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </span>
        ))}
      </code>
    </pre>
  )
}

const documentedResponse = { swapped: true }

const says: Record<Outcome['kind'], string> = {
  idle: '// Documented response',
  sending: '// Calling the mock…',
  answered: '// Response from the mock',
  unreachable: '// The mock couldn’t be reached. Try again in a moment.',
}

const timeOf = (outcome: Outcome) =>
  outcome.kind === 'answered' ? `: ${outcome.status} in ${outcome.ms} ms` : ''

function ExchangeResponse({ outcome }: { readonly outcome: Outcome }) {
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
