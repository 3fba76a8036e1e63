import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jsonTokens } from '../../base/code/code-tokens.ts'
import { useSampleLanguage } from '../../lib/browser/sample-language.ts'
import { useServices } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { Credits } from '../../ui/credits.tsx'
import { HttpMethod } from '../../ui/http-method.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { type CodePart, exchangeCode, exchangeLanguages } from './exchange-code.ts'
import styles from './landing.module.css'
import { sampleQuery } from './queries.ts'
import { isOurs, sample, samplePath } from './sample.ts'

type Outcome =
  | { readonly kind: 'idle' | 'sending' | 'unreachable' }
  | { readonly kind: 'answered'; readonly status: number; readonly ms: number; readonly body: unknown }

type Mock = ReturnType<typeof useMock>

// The mock takes any key, but the header must be there, as it must on the gateway.
const anyKey = 'mock'

/** The field that a test value goes into: the first that holds a text. */
const [tested = '', documented] =
  Object.entries(sample.body).find(([, value]) => typeof value === 'string') ?? []

interface ExchangeControlsProps {
  readonly mock: Mock
  readonly number: string
  readonly onNumber: (number: string) => void
  readonly onSend: () => void
}

const Price = ({ value }: { readonly value: string }) => (
  <>
    Free in mock mode. <Credits value={value} /> credits live.
  </>
)

/** A call as a program makes it, and its response: the documented one, until the reader sends it to the mock. */
export function Exchange() {
  const [value, setValue] = useState(String(documented))
  const body = { ...sample.body, ...(documented !== undefined && { [tested]: value }) }
  const [id, choose] = useSampleLanguage()
  const { id: language } = exchangeLanguages.find((one) => one.id === id) ?? exchangeLanguages[0]
  const mock = useMock()
  const { outcome } = mock

  return (
    <figure
      className={styles.panel}
      aria-label={`A call to ${mock.name} and its response`}
      data-outcome={outcome.kind}
    >
      <div className={classes(row(2), styles.line)}>
        <HttpMethod method="POST" />
        <span>{samplePath}</span>
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
      <ExchangeCall lines={exchangeCode(language, { ...sample, body, url: mock.url, typed: isOurs })} />
      <ExchangeResponse outcome={outcome} />
      <ExchangeControls mock={mock} number={value} onNumber={setValue} onSend={() => mock.send(body)} />
    </figure>
  )
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

const says: Record<Outcome['kind'], string> = {
  idle: '// Documented response',
  sending: '// Calling the mock…',
  answered: '// Response from the mock',
  unreachable: '// The mock couldn’t be reached. Try again in a moment.',
}

const timeOf = (outcome: Outcome) =>
  outcome.kind === 'answered' ? `: ${outcome.status} in ${outcome.ms} ms` : ''

function ExchangeResponse({ outcome }: { readonly outcome: Outcome }) {
  const body = outcome.kind === 'answered' ? outcome.body : sample.response
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

/** Test numbers with known outcomes, and the button that really sends. Without a mock to send to there is neither. */
function ExchangeControls({ mock, number, onNumber, onSend }: ExchangeControlsProps) {
  const { testNumbers, price, ready, outcome } = mock
  if (!ready)
    return (
      <div className={classes(row(2), styles.foot)}>
        <span>{price && <Price value={price} />}</span>
      </div>
    )
  const sending = outcome.kind === 'sending'
  return (
    <div className={classes(row(2), styles.foot)}>
      <PlainSelect
        label="Test number"
        labelHidden
        className={styles.select}
        value={number}
        onChange={(event) => onNumber(event.target.value)}
      >
        {testNumbers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </PlainSelect>
      <PlainButton look="bare" className={styles.send} busy={sending} onClick={onSend}>
        Run it
      </PlainButton>
      <span className={styles.end}>{price && <Price value={price} />}</span>
    </div>
  )
}

/** The mock of the sample’s API, as the catalogue describes it: where it is, what it knows, what the call costs for real. */
function useMock() {
  const { portal, portalUrl, fetch } = useServices()
  const version = useQuery(sampleQuery(portal)).data?.data
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })
  const base = version?.servers.find((server) => server.environment === 'MOCK')?.url
  // A path is meant at the portal's own address, which may be another than this page's.
  const url = new URL(base === undefined ? samplePath : base + sample.path, portalUrl).href
  const testNumbers = version?.test_data.filter((datum) => datum.operation_id === sample.operation) ?? []

  async function send(body: unknown): Promise<void> {
    setOutcome({ kind: 'sending' })
    const sentAt = performance.now()
    try {
      const request = new Request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': anyKey },
        body: JSON.stringify(body),
      })
      const response = await fetch(request)
      const ms = Math.round(performance.now() - sentAt)
      setOutcome({ kind: 'answered', status: response.status, ms, body: await response.json() })
    } catch {
      setOutcome({ kind: 'unreachable' })
    }
  }

  return {
    name: version?.name ?? sample.api,
    url,
    ready: base !== undefined && testNumbers.length > 0,
    testNumbers,
    price: version?.operations.find((one) => one.operation_id === sample.operation)?.price,
    outcome,
    send,
  }
}
