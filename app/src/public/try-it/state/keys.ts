import { proxy } from 'valtio'
import type { Environment } from '../types.ts'

interface State {
  environment: Environment
  /** By `api environment`. In the memory of the page only: never in storage, an address or the history of calls. */
  held: Record<string, string>
  /** Whether samples show the key. */
  shown: boolean
}

export type Keys = ReturnType<typeof createKeys>

/** The environment that is used, and the keys that were typed: the same for all operations of an API. */
export function createKeys() {
  const state = proxy<State>({ environment: 'MOCK', held: {}, shown: false })
  return {
    state,
    of: (api: string, environment: Environment): string => state.held[`${api} ${environment}`] ?? '',
    hold(api: string, environment: Environment, key: string) {
      state.held[`${api} ${environment}`] = key.trim()
    },
    switchTo(environment: Environment) {
      state.environment = environment
      state.shown = false
    },
    show(visible: boolean) {
      state.shown = visible
    },
  }
}
