import type { components, OperationKey, Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { usePortal, useSessionState } from '../../lib/services.ts'

type Schemas = components['schemas']
export type Blocker = Schemas['Blocker']
type Action = Schemas['CapabilityAction']

/** The actions that are open to the person at hand, on one API or on all, and the blockers of the others. */
export const capabilitiesQuery = (portal: Portal, api?: string) =>
  queryOptions(portal, '/api/capabilities', { params: { query: { ...(api !== undefined && { api }) } } })

function useCapabilities(api?: string) {
  const current = useSessionState()
  const enabled =
    current.kind === 'member' && current.profile.user_type === 'USER' && current.profile.tc_agree
  return useQuery({ ...capabilitiesQuery(usePortal(), api), enabled }).data
}

/** Blockers of an action on an API, in the order of the operation. Empty for visitors, and until they are known. */
export function useActionBlockers(api: string): (action: Action) => readonly Blocker[] {
  const capabilities = useCapabilities(api)?.data
  return (action) => capabilities?.find((one) => one.action === action)?.blockers ?? []
}

/** The first blocker of an operation; undefined where there is none, and until it is known. */
export function useBlocker(operation: OperationKey | undefined): Blocker | undefined {
  const capabilities = useCapabilities()?.data
  return operation && capabilities?.find((one) => one.operation === operation)?.blockers[0]
}

/** Methods, currencies and cards of the payment provider; everything until they are known. */
export function usePaymentOffer(): Schemas['PaymentOffer'] {
  return useCapabilities()?.payment ?? everything
}

const everything: Schemas['PaymentOffer'] = {
  methods: ['CARD', 'EWALLET', 'BANK'],
  currencies: ['PHP', 'USD'],
  saved_cards: true,
}
