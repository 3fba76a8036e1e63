import { type FormEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldErrors, otherErrors, type ProblemText, problemText } from './problem.ts'

interface Submission<Values extends FieldValues> {
  readonly names: readonly FieldPath<Values>[]
  readonly send: (values: Values) => Promise<unknown>
}

/** Sends once at a time. A refusal lands on the fields it points at, and on the banner when it points at none of them. */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { names, send }: Submission<Values>,
) {
  const [refusal, setRefusal] = useState<ProblemText | null>(null)
  const { isSubmitting } = form.formState

  const attempt = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      await send(values)
    } catch (error) {
      const pointed = [...fieldErrors(error, names)]
      pointed.forEach(([name, message], index) => {
        form.setError(name, { message }, { shouldFocus: index === 0 })
      })
      const others = otherErrors(error, names)
      const problem = problemText(error)
      if (others) setRefusal({ ...problem, text: others })
      else if (pointed.length === 0) setRefusal(problem)
    }
  })

  return {
    refusal,
    busy: isSubmitting,
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isSubmitting) void attempt(event)
    },
  }
}
