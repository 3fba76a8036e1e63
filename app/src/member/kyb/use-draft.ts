import { mutationOptions, queryOptions } from '@switchboard/sdk/react-query'
import { MutationObserver } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { formId } from '../../domain/kyb/form-definition.ts'
import type { Coverage, FieldGroup } from '../../domain/kyb/types.ts'
import { drafts } from '../../lib/browser/drafts.ts'
import { type AppServices, useAppState, useServices } from '../../lib/services.ts'
import { createDraftSync, type DraftState, type FoundDraft } from './draft-sync.ts'

/** Where the draft of the form at hand is kept: the specification's `KYBForm` (decision 0034). */
const createKYBForm = () => proxy<{ draft: DraftState }>({ draft: {} })

type DraftSync = ReturnType<typeof createDraftSync>

interface LoadedDraft {
  readonly sync: DraftSync
  readonly draft: FoundDraft | undefined
}

interface DraftOf {
  readonly userId: string | undefined
  readonly coverage: Coverage
  readonly groups: readonly FieldGroup[]
  readonly onChangedElsewhere: () => void
}

/** A form's draft, of this browser and of the account. Undefined until both were asked. */
export function useDraft({ userId, coverage: { publisher, tag }, groups, onChangedElsewhere }: DraftOf) {
  const services = useServices()
  const [found, setFound] = useState<LoadedDraft>()
  const KYBForm = useAppState(createKYBForm)
  const { draft: state } = useSnapshot(KYBForm)

  useEffect(() => {
    let left = false
    KYBForm.draft = ref<DraftState>({})
    const sync = createDraftSync({
      groups,
      device: { drafts, name: `kyb ${userId} ${formId({ publisher, tag })}` },
      account: accountOf(services, { publisher, ...(tag !== null && { tag }) }),
      onState: (next) => {
        if (!left) KYBForm.draft = ref(next)
      },
      onChangedElsewhere,
    })
    void sync.load().then((draft) => !left && setFound({ sync, draft }))
    return () => {
      left = true
      sync.leave()
    }
  }, [services, userId, publisher, tag, groups, KYBForm, onChangedElsewhere])

  return { found, state }
}

interface FormName {
  readonly publisher: string
  readonly tag?: string
}

/** A draft is never shown as it was before, and nothing waits for a connection: out of reach, the draft of this browser counts. */
const always = { gcTime: 0, networkMode: 'always' } as const

function accountOf({ portal, queryClient }: Pick<AppServices, 'portal' | 'queryClient'>, form: FormName) {
  const draft = queryOptions(portal, '/api/user-subscription/kyb/draft', { params: { query: form } })
  const write = mutationOptions(portal, 'put', '/api/user-subscription/kyb/draft')
  const writer = new MutationObserver(queryClient, { ...write, ...always })
  return {
    read: async () => (await queryClient.fetchQuery({ ...draft, ...always, staleTime: 0 })).data,
    save: async (revision: string | null, values: Readonly<Record<string, string>>) =>
      (await writer.mutate({ body: { ...form, revision, values: { ...values } } })).data,
  }
}
