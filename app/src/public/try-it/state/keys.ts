import { proxy } from 'valtio'
import { keyRefusal } from '../model/key-refusal.ts'
import type { Environment } from '../types.ts'

interface State {
  environment: Environment
  held: Record<string, string>
  /** Whole keys that were pasted since the page came, by the same; the newest first. */
  pasted: Record<string, readonly string[]>
  /** Whether samples show the key. */
  shown: boolean
}

const maxPasted = 5

export type Keys = ReturnType<typeof createKeys>

/** The environment that is used, and the keys that were typed: the same for all operations of an API. */
export function createKeys(heldKeys: State['held'] = {}) {
  const state = proxy<State>({ environment: 'MOCK', held: heldKeys, pasted: {}, shown: false })
  return {
    state,
    of: (api: string, environment: Environment): string => state.held[`${api} ${environment}`] ?? '',
    hold(api: string, environment: Environment, key: string) {
      const name = `${api} ${environment}`
      const typed = key.trim()
      state.held[name] = typed
      if (keyRefusal(typed, environment)) return
      const others = (state.pasted[name] ?? []).filter((one) => one !== typed)
      state.pasted[name] = [typed, ...others].slice(0, maxPasted)
    },
    forget(api: string, environment: Environment) {
      delete state.pasted[`${api} ${environment}`]
      delete state.held[`${api} ${environment}`]
    },
    switchTo(environment: Environment) {
      state.environment = environment
      // Test keys spend nothing, so samples hold them without being asked.
      state.shown = environment === 'TEST'
    },
    show(visible: boolean) {
      state.shown = visible
    },
  }
}
