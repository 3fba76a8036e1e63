import { createMatcher } from '@switchboard/oas/paths'
import { type HttpRequest, keyPlaceholder, startValues, type Values } from '@switchboard/oas/request'
import { proxy, ref } from 'valtio'
import { makeCall } from '../model/call.ts'
import { baseOf, environmentsOf, isForwarded } from '../model/environments.ts'
import { keyRefusal } from '../model/key-refusal.ts'
import { isLeftOut, missingFile, missingPath } from '../model/missing-path.ts'
import { findScenario, preferOf, scenariosOf } from '../model/scenarios.ts'
import type { SharedRequest } from '../model/shared-request.ts'
import { typedClientOf } from '../model/typed-client.ts'
import type { Outcome } from '../sending/send.ts'
import type { ApiVersion, Environment, ReferenceOperation } from '../types.ts'
import { type Entry, remember } from './history.ts'
import type { Keys } from './keys.ts'

interface State {
  values: Values
  /** Id of the response that the mock is asked for; empty for one that fits the request. */
  scenario: string
  sending: boolean
  /** The outcome of the call on screen, and its environment. */
  outcome: { readonly came: Outcome; readonly from: Environment } | null
  history: readonly Entry[]
  /** Whether a call was held back by what `refusal` says. */
  refused: boolean
}

interface ConsoleParts {
  readonly api: ApiVersion
  readonly operation: ReferenceOperation
  readonly keys: Keys
  readonly portal: URL
  readonly now: () => number
  readonly send: (call: HttpRequest, signal: AbortSignal) => Promise<Outcome>
  /** After a call by a key, which is counted, and may have cost credits. */
  readonly onBooked: () => void
}

export type Console = ReturnType<typeof createConsole>

/** The state of one operation's console: inputs, calls and responses. It lives as long as the page. */
export function createConsole({ api, operation, keys, portal, now, send, onBooked }: ConsoleParts) {
  const environments = isForwarded(operation.method) ? environmentsOf(api) : []
  const scenarios = scenariosOf(operation)
  const match = createMatcher(api.operations)
  const asksForKey = operation.security.length > 0
  let running: AbortController | undefined

  const state = proxy<State>({
    values: ref(startValues(operation)),
    scenario: '',
    sending: false,
    outcome: null,
    history: ref([]),
    refused: false,
  })

  /** The one that is wanted, where the API has it. */
  const environment = (preferred = keys.state.environment): Environment =>
    environments.find((one) => one === preferred) ?? environments[0] ?? 'MOCK'

  /** The gateway asks for a key whatever the document says, and what nothing answers for is never sent. */
  const needsKey = () => environments.length > 0 && (environment() !== 'MOCK' || asksForKey)

  /** A form that may be left out, and of which nothing is filled in, is printed with a file, and sent without a body. */
  function callToSend(): HttpRequest {
    const { form } = state.values
    const { parts, ...rest } = call()
    return parts && form && isLeftOut(operation, form) ? rest : call()
  }

  function call(): HttpRequest {
    const now = environments.length > 0 ? environment() : 'LIVE'
    const scenario = findScenario(scenarios, state.scenario)
    return makeCall({
      operation,
      values: state.values,
      base: baseOf(api, now, portal),
      client: typedClientOf(api, now, portal),
      environment: now,
      key: environments.length > 0 ? keys.of(api.api, now) : keyPlaceholder,
      prefer: state.scenario && scenario ? preferOf(scenario) : null,
    })
  }

  /** Why nothing is sent; undefined when it can be. */
  function refusal(): { readonly field: string; readonly text: string } | undefined {
    const missing = missingPath(operation, state.values, match) ?? missingFile(operation, state.values)
    if (missing) return missing
    const key = needsKey() ? keyRefusal(keys.of(api.api, environment()), environment()) : undefined
    return key ? { field: 'key', text: key } : undefined
  }

  async function sendNow(): Promise<void> {
    if (state.sending || environments.length === 0) return
    state.refused = refusal() !== undefined
    if (state.refused) return
    const sent = { environment: environment(), values: state.values, scenario: state.scenario, at: now() }
    running = new AbortController()
    state.sending = true
    const outcome = await send(callToSend(), running.signal)
    state.sending = false
    state.outcome = ref({ came: outcome, from: sent.environment })
    state.history = ref(remember(state.history, { ...sent, outcome }))
    if (sent.environment !== 'MOCK') onBooked()
  }

  return {
    state,
    scenarios,
    environments,
    environment,
    call,
    refusal,
    send: sendNow,
    stop: () => running?.abort(),
    switchTo: (environment: Environment) => {
      keys.switchTo(environment)
      state.refused = false
    },
    fill: (values: Values) => {
      state.values = ref(values)
    },
    ask: (scenario: string) => {
      state.scenario = scenario && (findScenario(scenarios, scenario)?.id ?? '')
    },
    /** Fills in the request of a link, and leaves other fields as they are. */
    fillShared({ environment, scenario, values }: SharedRequest) {
      keys.switchTo(environment)
      const { inputs, type, body } = values
      const { form: _form, upload: _upload, ...present } = state.values
      state.values = ref({
        ...(type ? present : state.values),
        inputs: { ...state.values.inputs, ...inputs },
        ...(type && { type, body }),
      })
      state.scenario = findScenario(scenarios, scenario)?.id ?? ''
    },
    /** Everything as it was when that call was made, its response included. */
    recall(entry: Entry) {
      keys.switchTo(entry.environment)
      state.values = ref(entry.values)
      state.scenario = entry.scenario
      state.outcome = ref({ came: entry.outcome, from: entry.environment })
    },
    forgetCalls: () => {
      state.history = ref([])
    },
  }
}
