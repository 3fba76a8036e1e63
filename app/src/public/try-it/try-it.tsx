import type { Values } from '@switchboard/oas/request'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHash } from '../../lib/browser/use-hash.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { classes } from '../../ui/classes.ts'
import { row, stack } from '../../ui/layout.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { copyWords, useCopy } from '../../ui/use-copy.ts'
import { EnvironmentSwitch } from './form/environment-switch.tsx'
import { NothingAnswers } from './form/nothing-answers.tsx'
import { hashOfRequest, requestOfHash, type SharedRequest } from './model/shared-request.ts'
import { RequestForm } from './request-form.tsx'
import { CallHistory } from './response/call-history.tsx'
import { outcomeWords } from './response/outcome-words.ts'
import { ResponseView } from './response/response-view.tsx'
import { Samples } from './samples/samples.tsx'
import { responseFacts } from './sending/response-facts.ts'
import type { Console } from './state/console.ts'
import type { Entry } from './state/history.ts'
import type { Keys } from './state/keys.ts'
import { useTryItMemory } from './state/memory.ts'
import css from './try-it.module.css'
import type { ApiVersion, ReferenceOperation } from './types.ts'

export interface TryItProps {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  /** A named example that is to be shown happening: asked of the mock as soon as it is given. */
  readonly scenario?: string | undefined
  /** Whether a link has led to the console itself: then the next thing to do there takes the focus. */
  readonly led?: boolean | undefined
  /** Whether somebody has pressed Send before the console was there: then it does that first. */
  readonly sends?: boolean | undefined
}

/** Makes calls to an operation, and shows them as code. The printed call is the one sent. */
export function TryIt({ api, operation, scenario, led = false, sends = false }: TryItProps) {
  const { consoleOf, keys } = useTryItMemory()
  const console = consoleOf(api, operation)
  const { values, sending, outcome, history, refused, ...state } = useSnapshot(console.state, { sync: true })
  const shared = useSnapshot(keys.state, { sync: true })
  const environment = console.environment(shared.environment)
  const key = shared.held[`${api.api} ${environment}`]
  const { send, form, sendButton, response } = useSend(console, keys, { scenario, led, sends })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a call is made of, read from the states themselves
  const call = useMemo(() => console.call(), [console, values, state.scenario, environment, key])

  const fromLink = useSharedRequest(console, operation)

  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  const replay = (entry: Entry) => {
    console.recall(entry)
    void send()
  }

  return (
    <ChakraScope>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys that bubble from what is within */}
      <div className={stack(4)} onKeyDown={sendByKeys}>
        {fromLink && <SharedNote shared={fromLink} release={api.full_version} />}
        {console.environments.length > 0 ? (
          <EnvironmentSwitch
            environments={console.environments}
            chosen={environment}
            onChoose={console.switchTo}
          />
        ) : (
          <NothingAnswers name={api.name} method={operation.method} />
        )}
        <RequestForm
          api={api}
          operation={operation}
          console={console}
          environment={environment}
          values={values}
          scenario={state.scenario}
          sending={sending}
          refused={refused}
          formRef={form}
          sendRef={sendButton}
          onSend={send}
        />
        <div ref={response} className={css.response} aria-busy={sending}>
          {outcome && (
            <ResponseView
              api={api.api}
              operation={operation}
              outcome={outcome.came}
              environment={outcome.from}
              old={sending}
            />
          )}
          {sending && !outcome && <PendingResponse />}
        </div>
        <p className="visually-hidden" role="status">
          {sending ? 'Sending' : outcome && outcomeWords(outcome.came)}
        </p>
        <Samples
          release={api.full_version}
          call={call}
          needsKey={operation.security.length > 0}
          keyShown={shared.shown}
          onShowKey={(visible) => keys.show(visible)}
        >
          <ShareButton
            request={{
              environment,
              release: api.full_version,
              scenario: state.scenario,
              requestId: outcome?.came.kind === 'response' ? responseFacts(outcome.came).requestId : null,
              values: values as Values,
            }}
          />
        </Samples>
        <CallHistory
          history={history}
          onRecall={console.recall}
          onReplay={replay}
          onForget={console.forgetCalls}
        />
      </div>
    </ChakraScope>
  )
}

/** Where a request that came with a link was made. */
const SharedNote = ({ shared, release }: { readonly shared: SharedRequest; readonly release: string }) => (
  <p className="note" role="status">
    This request was shared with you. Check it before you send it.{' '}
    {shared.requestId && (
      <>
        Its request ID is <code>{shared.requestId}</code>.{' '}
      </>
    )}
    {shared.release && shared.release !== release && `It was made with contract version ${shared.release}.`}
  </p>
)

/** Sends, by a press or because the page was asked to, and says where the focus is after it. */
function useSend(
  console: Console,
  keys: Keys,
  { scenario, led, sends }: Pick<TryItProps, 'scenario' | 'led' | 'sends'>,
) {
  const mocked = console.environments.includes('MOCK')
  const form = useRef<HTMLFormElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const response = useRef<HTMLDivElement>(null)

  const send = async () => {
    await console.send()
    if (console.state.refused)
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    showResponse(response.current)
    // Stop disappears with the call, and would leave the focus nowhere.
    if (document.activeElement === document.body) sendButton.current?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (!led) return
    const firstField = form.current?.querySelector<HTMLElement>('input, textarea')
    const next = console.refusal() ? firstField : sendButton.current
    next?.focus({ preventScroll: true })
  }, [console, led])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes; a scenario sends itself below
  useEffect(() => {
    if (sends && !(scenario && mocked)) void send()
  }, [])

  useEffect(() => {
    if (!scenario || !mocked) return
    keys.switchTo('MOCK')
    console.ask(scenario)
    void console.send().then(() => showResponse(response.current))
  }, [console, keys, scenario, mocked])

  return { send, form, sendButton, response }
}

const showResponse = (response: HTMLElement | null) => response?.scrollIntoView?.({ block: 'nearest' })

/** In the place of the first response. A fast one comes before it is seen. */
const PendingResponse = () => (
  <section className={css.panel} data-theme="dark" aria-label="Response pending">
    <div className={css.late}>
      <div className={classes(row([1, 3]), css.head)}>Waiting for the response</div>
      <div className={classes(stack(3), css.lines)}>
        <PlainSkeleton width="70%" />
        <PlainSkeleton width="45%" />
      </div>
    </div>
  </section>
)

interface ShareButtonProps {
  readonly request: SharedRequest & { readonly values: Values }
}

/** Copies a link that opens the console with this request filled in; nothing where a link can't hold it. */
function ShareButton({ request }: ShareButtonProps) {
  const hash = hashOfRequest(request)
  const address = new URL(window.location.href)
  // A scenario in the address would be sent at once.
  address.searchParams.delete('scenario')
  address.hash = hash ?? ''
  const { outcome, copy } = useCopy(address.href)
  if (hash === undefined) return null
  return (
    <PlainButton
      look="bare"
      className="link"
      title="A link without your key, which opens the console with this request filled in"
      onClick={copy}
    >
      {copyWords[outcome] || 'Share request'}
    </PlainButton>
  )
}

/** Fills in the request of a shared link, which is never sent by itself; null without one. */
function useSharedRequest(console: Console, operation: ReferenceOperation): SharedRequest | null {
  const hash = useHash()
  const [shared, setShared] = useState<SharedRequest | null>(null)
  useEffect(() => {
    const request = requestOfHash(hash, operation)
    if (!request) return
    console.fillShared(request)
    setShared(request)
  }, [hash, console, operation])
  return shared
}
