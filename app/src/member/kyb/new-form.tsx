import { mutationOptions } from '@switchboard/sdk/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { formatMoment } from '../../base/format/dates.ts'
import type { Coverage, FormDefinition } from '../../domain/kyb/types.ts'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { row } from '../../ui/layout.ts'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { type AccountDraft, type DraftState, differencesOf, isBegun } from './draft-sync.ts'
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
  return <DraftedForm key={attempt} {...props} onLoadAgain={() => setAttempt(attempt + 1)} />
}

interface DraftedFormProps extends NewFormProps {
  readonly onLoadAgain: () => void
}

function DraftedForm({ definition, coverage, onLoadAgain }: DraftedFormProps) {
  const portal = usePortal()
  const current = useSessionState()
  const profile = current.kind === 'member' ? current.profile : undefined
  const { groups } = definition
  const { found, state } = useDraft({ userId: profile?.id, coverage, groups })
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
      {state.theirs ? (
        <Conflict
          theirs={state.theirs}
          differences={differencesOf(groups, values.current ?? initial, state.theirs)}
          onKeepMine={() => sync.keepMine()}
          onTakeTheirs={async () => {
            await sync.takeTheirs()
            onLoadAgain()
          }}
        />
      ) : (
        draft && (
          <Banner
            tone="good"
            title="Your draft is back."
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
            await sync.hold()
            try {
              return await submit(variables, context)
            } catch (error) {
              void sync.resume()
              throw error
            }
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

interface ConflictProps {
  readonly theirs: AccountDraft
  readonly differences: readonly string[]
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Two browsers wrote the same form: a person chooses, and until then neither takes the place of the other. */
function Conflict({ theirs, differences, onKeepMine, onTakeTheirs }: ConflictProps) {
  const when = theirs.saved_at && ` ${formatMoment(theirs.saved_at)}`
  const visibleLabels = differences.slice(0, 4).map((label) => `“${label}”`)
  const others = differences.length - visibleLabels.length
  const fields = others > 0 ? [...visibleLabels, `${others} more`] : visibleLabels
  const [last] = fields.slice(-1)
  const rest = fields.slice(0, -1).join(', ')
  return (
    <Banner
      tone="warning"
      title={theirs.revision ? 'Another browser changed this form.' : 'Another browser deleted this draft.'}
      action={
        <div className={row(2)}>
          <Button onClick={onKeepMine}>Keep what’s here</Button>
          <Button onClick={onTakeTheirs}>
            {theirs.revision ? 'Use the other version' : 'Delete it here'}
          </Button>
        </div>
      }
    >
      {theirs.revision
        ? `It was saved there${when}, and differs in ${rest ? `${rest} and ${last}` : last}. Nothing is saved until you choose.`
        : 'Nothing is saved until you choose.'}
    </Banner>
  )
}

function savedNote({ kept, savedAt, saving, theirs }: DraftState): string {
  const when = savedAt && formatMoment(savedAt.toISOString())
  if (theirs) return 'Not saved: choose a version above.'
  if (saving) return 'Saving your draft…'
  if (kept === 'nowhere') return 'Your draft can’t be saved right now. Submit before you leave this page.'
  if (kept === 'device')
    return `Draft saved on this device ${when}. We’ll save it to your account once we can reach the server.`
  if (kept === 'account')
    return `Draft saved to your account ${when}. Documents stay in this browser until you submit or log out.`
  return 'What you fill in is saved to your account. Documents stay in this browser until you submit or log out.'
}
