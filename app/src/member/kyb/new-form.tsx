import { mutationOptions, queryOptions } from '@switchboard/sdk/react-query'
import { MutationObserver } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { formatMoment } from '../../base/format/dates.ts'
import { formId } from '../../domain/kyb/form-definition.ts'
import type { Coverage, FieldGroup, FormDefinition } from '../../domain/kyb/types.ts'
import { drafts } from '../../lib/browser/drafts.ts'
import { type AppServices, useAppState, usePortal, useServices, useSessionState } from '../../lib/services.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { createDraftSync, type DraftState, type FoundDraft, isBegun } from './draft-sync.ts'
import { beginning, type FormValues } from './form-values.ts'
import { KybForm } from './kyb-form.tsx'

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

interface FormName {
  readonly publisher: string
  readonly tag?: string
}

/** A draft is never shown as it was before, and nothing waits for a connection: out of reach, the draft of this browser counts. */
const always = { gcTime: 0, networkMode: 'always' } as const

interface NewFormProps {
  readonly definition: FormDefinition
  readonly coverage: Coverage
}

/** The whole form, before a first submission. Values are kept in the account until they are sent. */
export function NewForm(props: NewFormProps) {
  const [attempt, setAttempt] = useState(0)
  const onLoadAgain = useCallback(() => setAttempt((count) => count + 1), [])
  return <DraftedForm key={attempt} {...props} onLoadAgain={onLoadAgain} />
}

interface DraftedFormProps extends NewFormProps {
  readonly onLoadAgain: () => void
}

function DraftedForm({ definition, coverage, onLoadAgain }: DraftedFormProps) {
  const portal = usePortal()
  const current = useSessionState()
  const profile = current.kind === 'member' ? current.profile : undefined
  const { groups } = definition
  const { found, state } = useDraft({
    userId: profile?.id,
    coverage,
    groups,
    onChangedElsewhere: onLoadAgain,
  })
  const sync = found?.sync
  const [notReached, setNotReached] = useState(false)
  const known = useMemo(
    () => ({
      business_name: profile?.company ?? '',
      contact_name: `${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`.trim(),
      contact_email: profile?.email ?? '',
    }),
    [profile],
  )
  const blank = useMemo(() => beginning(groups, known), [groups, known])
  const values = useRef<FormValues>(undefined)
  const initial = useMemo(() => beginning(groups, found?.draft?.values ?? known), [found, groups, known])
  const onChange = useCallback(
    (next: FormValues) => {
      const before = values.current ?? initial
      values.current = next
      const typed = Object.entries(next).some(([name, value]) => value !== before[name])
      if (typed && (found?.draft || isBegun(next, blank))) sync?.save(next)
    },
    [blank, found, initial, sync],
  )

  const submitting = mutationOptions(portal, 'post', '/api/user-subscription/kyb')
  const submit = submitting.mutationFn as NonNullable<typeof submitting.mutationFn>

  if (!found || !sync) return <PlainSkeleton height="640px" />
  const { draft } = found
  const startOver = async () => {
    const done = await sync.startOver()
    setNotReached(!done)
    if (done) onLoadAgain()
  }
  return (
    <>
      {state.overwritten ? (
        <Banner tone="warning" title="This form was changed on another device.">
          {state.overwritten.saved_at
            ? `It was saved there ${formatMoment(state.overwritten.saved_at)}; what’s here is later and has replaced it.`
            : 'The draft was deleted there; what’s here has been saved again.'}
        </Banner>
      ) : (
        draft && (
          <Banner
            tone={draft.isChangedElsewhere ? 'warning' : 'good'}
            title={
              draft.isChangedElsewhere ? 'This form was changed on another device.' : 'Your draft is back.'
            }
            action={<Button onClick={startOver}>Start over</Button>}
          >
            Saved {formatMoment(draft.savedAt.toISOString())}.
            {notReached && ' We couldn’t reach the server, so nothing was deleted. Try again.'}
          </Banner>
        )
      )}
      <KybForm
        label={definition.title}
        groups={groups}
        initial={initial}
        fixed={{ publisher: coverage.publisher, tag: coverage.tag }}
        gate="POST /api/user-subscription/kyb"
        write={{
          ...submitting,
          async mutationFn(variables, context) {
            await sync.flush()
            return submit(variables, context)
          },
        }}
        send="Submit for review"
        note={savedNote(state)}
        onChange={onChange}
        onSent={() => sync.end()}
      />
    </>
  )
}

function savedNote({ kept, savedAt, saving }: DraftState): string {
  const when = savedAt && formatMoment(savedAt.toISOString())
  if (saving) return 'Saving your draft…'
  if (kept === 'nowhere') return 'Your draft can’t be saved right now. Submit before you leave this page.'
  if (kept === 'device')
    return `Draft saved on this device ${when}. We’ll save it to your account once we can reach the server.`
  if (kept === 'account')
    return `Draft saved to your account ${when}. Documents stay in this browser until you submit or log out.`
  return 'What you fill in is saved to your account. Documents stay in this browser until you submit or log out.'
}

/** A form's draft, of this browser and of the account. Undefined until both were asked. */
function useDraft({ userId, coverage: { publisher, tag }, groups, onChangedElsewhere }: DraftOf) {
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
