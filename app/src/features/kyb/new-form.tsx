import { mutationOptions } from '@switchboard/sdk/react-query'
import { useCallback, useMemo, useState } from 'react'
import { drafts } from '../../lib/browser/drafts.ts'
import { formatMoment } from '../../lib/format/dates.ts'
import { formId } from '../../lib/kyb/form-definition.ts'
import type { Coverage, FormDefinition } from '../../lib/kyb/types.ts'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { beginning, type FormValues, isFilled } from './form-values.ts'
import { KybForm } from './kyb-form.tsx'
import { useDraft } from './use-draft.ts'

interface NewFormProps {
  readonly definition: FormDefinition
  readonly coverage: Coverage
}

/** The whole form, for who has sent none yet. What is filled in stays on this device until it is sent. */
export function NewForm(props: NewFormProps) {
  const [attempt, setAttempt] = useState(0)
  return <DraftedForm key={attempt} {...props} onStartOver={() => setAttempt(attempt + 1)} />
}

interface DraftedFormProps extends NewFormProps {
  readonly onStartOver: () => void
}

function DraftedForm({ definition, coverage, onStartOver }: DraftedFormProps) {
  const portal = usePortal()
  const current = useSessionState()
  const profile = current.kind === 'member' ? current.profile : undefined
  const { found, saved, save, discard } = useDraft<FormValues>(
    drafts,
    `kyb ${profile?.id} ${formId(coverage)}`,
  )
  const { groups } = definition
  const known = useMemo(
    () => ({
      business_name: profile?.company ?? '',
      contact_name: `${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`.trim(),
      contact_email: profile?.email ?? '',
    }),
    [profile],
  )
  const blank = useMemo(() => beginning(groups, known), [groups, known])
  const onChange = useCallback(
    (values: FormValues) => {
      const changed = Object.entries(values).some(
        ([name, value]) => value !== blank[name] && (isFilled(value) || isFilled(blank[name])),
      )
      if (changed) save(values)
    },
    [blank, save],
  )

  if (!found) return <PlainSkeleton height="640px" />
  const { draft } = found
  return (
    <>
      {draft && (
        <Banner
          tone="good"
          title="Your draft is back."
          action={
            <Button
              onClick={async () => {
                await discard()
                onStartOver()
              }}
            >
              Start over
            </Button>
          }
        >
          Saved on this device {formatMoment(new Date(draft.savedAt).toISOString())}.
        </Banner>
      )}
      <KybForm
        label={definition.title}
        groups={groups}
        initial={beginning(groups, draft?.values ?? known)}
        fixed={{ publisher: coverage.publisher, tag: coverage.tag }}
        write={mutationOptions(portal, 'post', '/api/user-subscription/kyb')}
        send="Submit for review"
        note={savedNote(saved)}
        onChange={onChange}
        onSent={discard}
      />
    </>
  )
}

function savedNote(saved: Date | 'failed' | undefined): string {
  if (saved === 'failed') return 'This browser can’t keep drafts. Submit before you leave this page.'
  if (!saved) return 'What you fill in is saved on this device until you submit or log out.'
  return `Draft saved on this device ${formatMoment(saved.toISOString())}. Logging out deletes it.`
}
