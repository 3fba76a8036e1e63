import type { ReactNode } from 'react'
import styles from './landing.module.css'

interface ExchangeCallProps {
  readonly number: string
  readonly maxAge: number
}

/** The call by the typed client of SIM Swap. Coloured by hand: the first page brings no grammar of TypeScript. */
export function ExchangeCall({ number, maxAge }: ExchangeCallProps) {
  return (
    <pre className={styles.code}>
      <code>
        <Line>
          <Keyword>import</Keyword> {'{ createApi }'} <Keyword>from</Keyword>{' '}
          <Text>@switchboard/sdk/apis</Text>
        </Line>
        <Line> </Line>
        <Line>
          <Keyword>const</Keyword> simSwap = createApi(<Text>sim-swap</Text>
          {', { key })'}
        </Line>
        <Line> </Line>
        <Line>
          <span className="code-muted">{'// Changed SIM in the last 24 hours?'}</span>
        </Line>
        <Line>
          <Keyword>const</Keyword> {'{ data } ='} <Keyword>await</Keyword> simSwap.
          <span className="code-number">POST</span>(<Text>/check</Text>
          {', {'}
        </Line>
        <Line>
          {'  body: { phoneNumber: '}
          <Text>{number}</Text>
          {', maxAge: '}
          <span className="code-number">{maxAge}</span>
          {' },'}
        </Line>
        <Line>{'})'}</Line>
      </code>
    </pre>
  )
}

interface Piece {
  readonly children: ReactNode
}

/** A line that doesn't fit continues with an indent. */
const Line = ({ children }: Piece) => <span className={styles.codeLine}>{children}</span>
const Keyword = ({ children }: Piece) => <span className="code-keyword">{children}</span>
const Text = ({ children }: Piece) => <span className="code-string">'{children}'</span>
