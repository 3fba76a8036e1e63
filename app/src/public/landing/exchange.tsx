import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { HttpMethod } from '../../ui/http-method.tsx'
import { row } from '../../ui/layout.ts'
import { ExchangeCall } from './exchange-call.tsx'
import { ExchangeControls } from './exchange-controls.tsx'
import { ExchangeResponse } from './exchange-response.tsx'
import styles from './landing.module.css'
import { useMock } from './use-mock.ts'

const documented = { number: '+639175550101', maxAge: 24 }

/** A call as a program makes it, and its response: the documented one, until the reader sends it to the mock. */
export function Exchange() {
  const [number, setNumber] = useState(documented.number)
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
        <span className={styles.end}>
          {outcome.kind === 'answered' ? `${outcome.status} in ${outcome.ms} ms` : 'example'}
        </span>
      </div>
      <ExchangeCall number={number} maxAge={documented.maxAge} />
      <ExchangeResponse outcome={outcome} />
      <ExchangeControls
        mock={mock}
        number={number}
        onNumber={setNumber}
        onSend={() => mock.send({ phoneNumber: number, maxAge: documented.maxAge })}
      />
    </figure>
  )
}
