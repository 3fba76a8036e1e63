import { type Portal, unwrap } from '@switchboard/sdk'
import { useEffect, useState } from 'react'
import { ref, useSnapshot } from 'valtio'
import { drafts } from '../../lib/browser/drafts.ts'
import { formId } from '../../lib/kyb/form-definition.ts'
import type { Coverage, FieldGroup } from '../../lib/kyb/types.ts'
import { useAppState, usePortal } from '../../lib/services.ts'
import { createDraftSync, type DraftState, type FoundDraft } from './draft-sync.ts'
import { createKYBForm } from './kyb-form-state.ts'

type DraftSync = ReturnType<typeof createDraftSync>

interface LoadedDraft {
  readonly sync: DraftSync
  readonly draft: FoundDraft | undefined
}

interface DraftOf {
  readonly userId: string | undefined
  readonly coverage: Coverage
  readonly groups: readonly FieldGroup[]
}

/** A form's draft, of this browser and of the account. Undefined until both were asked. */
export function useDraft({ userId, coverage: { publisher, tag }, groups }: DraftOf) {
  const portal = usePortal()
  const [found, setFound] = useState<LoadedDraft>()
  const KYBForm = useAppState(createKYBForm)
  const { draft: state } = useSnapshot(KYBForm)

  useEffect(() => {
    let left = false
    KYBForm.draft = ref<DraftState>({})
    const sync = createDraftSync({
      groups,
      device: { drafts, name: `kyb ${userId} ${formId({ publisher, tag })}` },
      account: accountOf(portal, { publisher, ...(tag !== null && { tag }) }),
      onState: (next) => {
        if (!left) KYBForm.draft = ref(next)
      },
    })
    void sync.load().then((draft) => !left && setFound({ sync, draft }))
    return () => {
      left = true
      sync.leave()
    }
  }, [portal, userId, publisher, tag, groups, KYBForm])

  return { found, state }
}

/** Not by the cache of reads: a draft is never shown as it was before. */
const accountOf = (portal: Portal, form: { readonly publisher: string; readonly tag?: string }) => ({
  read: async () =>
    (await unwrap(portal.GET('/api/user-subscription/kyb/draft', { params: { query: form } }))).data,
  save: async (revision: string | null, values: Readonly<Record<string, string>>) =>
    (
      await unwrap(
        portal.PUT('/api/user-subscription/kyb/draft', {
          body: { ...form, revision, values: { ...values } },
        }),
      )
    ).data,
})
