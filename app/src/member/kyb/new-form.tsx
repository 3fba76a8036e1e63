import { mutationOptions } from '@switchboard/sdk/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import type { Coverage, FormDefinition } from '../../domain/kyb/types.ts'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { type DraftState, isBegun } from './draft-sync.ts'
import { beginning, type FormValues } from './form-values.ts'
import { KybForm } from './kyb-form.tsx'
import { useDraft } from './use-draft.ts'

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
