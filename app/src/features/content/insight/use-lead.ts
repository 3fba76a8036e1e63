import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSnapshot } from 'valtio'
import { session } from '../../../lib/api.ts'
import { fieldErrors, type ProblemText, problemText } from '../../../lib/problem.ts'
import type { SessionState } from '../../../lib/session.ts'
import { emptyLead, type Lead, leadFields, leadOf, recordLead } from './lead.ts'

/** The form, what became of it, and the file once it was sent. */
export function useLead(insightId: string) {
  const { current } = useSnapshot(session.state) as { current: SessionState }
  const known = current.kind === 'member' ? leadOf(current.profile) : undefined
  const form = useForm<Lead>({
    defaultValues: emptyLead,
    // The profile may come after a person has begun to type.
    ...(known && { values: known, resetOptions: { keepDirtyValues: true } }),
  })
  const [refusal, setRefusal] = useState<ProblemText | null>(null)
  const [filename, setFilename] = useState<string | null>(null)
  const { isSubmitting: busy } = form.formState

  const attempt = form.handleSubmit(async (lead) => {
    setRefusal(null)
    try {
      setFilename(await recordLead(insightId, lead))
    } catch (error) {
      const pointed = [...fieldErrors(error, leadFields)]
      pointed.forEach(([name, message], index) => {
        form.setError(name, { message }, { shouldFocus: index === 0 })
      })
      if (pointed.length === 0) setRefusal(problemText(error))
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void attempt(event)
  }
  return { form, submit, busy, refusal, filename }
}
