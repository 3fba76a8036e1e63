import { useState } from 'react'
import { useHydrating } from '../../base/use-hydrating.ts'
import { readSampleLanguage, rememberSampleLanguage } from '../../lib/browser/sample-language.ts'
import { localOrNone } from '../../lib/browser/storage.ts'
import { classes } from '../../ui/classes.ts'
import { HttpMethod } from '../../ui/http-method.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { ExchangeCall } from './exchange-call.tsx'
import { type ExchangeLanguage, exchangeCode, exchangeLanguages } from './exchange-code.ts'
import { ExchangeControls } from './exchange-controls.tsx'
import { ExchangeResponse } from './exchange-response.tsx'
import styles from './landing.module.css'
import { useMock } from './use-mock.ts'

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
