import type { FieldRules } from '@switchboard/sdk/forms'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
} from 'react-hook-form'
import { answerCaptcha } from '../captcha/captcha.ts'
import type { CaptchaForm } from '../portal-config.ts'
import { type ProblemText, problemText, wasCancelled } from '../problem.ts'
import { useServices } from '../services.ts'
import { fieldErrors, otherErrors } from './field-errors.ts'
import { inputRules } from './input-rules.ts'

export interface ApiFormOptions<Values extends FieldValues, Data, Failure, Variables> {
  /** Names every field, in their order: the first that is refused takes the focus. */
  readonly defaultValues: DefaultValues<Values> & Record<keyof Values, unknown>
  /** Values that arrive after the form was shown, such as the profile. Typed values stay. */
  readonly values?: Values | undefined
  /** The contract's constraints on the fields. */
  readonly rules?: { readonly [Name in FieldPath<Values>]?: FieldRules }
  /** Rules beyond the contract's, each with its message. */
  readonly checks?: { readonly [Name in FieldPath<Values>]?: (text: string) => string | undefined }
  /** mutationOptions() of the write: by its key the reads are found that it makes stale. */
  readonly write: UseMutationOptions<Data, Failure, Variables>
  /** Asks once more before the write; throws an AbortError when the person goes back. */
  readonly confirm?: (variables: Variables, values: Values) => Promise<void>
  /** The argument of the write. */
  readonly variables: (values: Values, captcha: string | undefined) => Variables
  /** For a form that a deployment may ask a captcha on. It is worked on when the form is sent, not while a person only reads. */
  readonly captcha?: CaptchaForm
  readonly onDone?: (data: Data, values: Values) => unknown
}

/**
 * The one way to fill in and send a form of the portal: the contract's constraints on each field, the captcha, one
 * submission at a time. Errors of the server appear on the fields they point at, and the rest above the form.
 */
export function useApiForm<Values extends FieldValues, Data, Failure, Variables>({
  defaultValues,
  values,
  rules,
  checks,
  confirm,
  write,
  variables,
  captcha,
  onDone,
}: ApiFormOptions<Values, Data, Failure, Variables>) {
  const services = useServices()
  const form = useForm<Values>({
    defaultValues,
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
  })
  // An answer can hold a secret, such as a new key: no cache keeps it.
  const { mutateAsync, reset: forget } = useMutation({ ...write, gcTime: 0 })
  const [failure, setFailure] = useState<ProblemText | null>(null)
  const { errors, isSubmitting } = form.formState
  const names = Object.keys(defaultValues) as FieldPath<Values>[]
  // A second press can come before the first is drawn.
  const running = useRef(false)

  function show(error: unknown): void {
    const pointed = [...fieldErrors(error, names)]
    pointed.forEach(([name, message], index) => {
      form.setError(name, { message }, { shouldFocus: index === 0 })
    })
    // A field that the form does not show, such as the captcha, is told above it.
    const others = otherErrors(error, names)
    const problem = problemText(error)
    if (others) setFailure({ ...problem, text: others })
    else if (pointed.length === 0) setFailure(problem)
  }

  const attempt = form.handleSubmit(async (filledIn) => {
    setFailure(null)
    try {
      const answer = captcha && (await answerCaptcha(services, captcha))
      const input = variables(filledIn, answer)
      await confirm?.(input, filledIn)
      const data = await mutateAsync(input)
      forget()
      await onDone?.(data, filledIn)
    } catch (error) {
      // A person who went back finds the form as it was.
      if (!wasCancelled(error)) show(error)
    }
  })

  return {
    control: form.control,
    setValue: form.setValue,
    /** For a field of `ui`: its rules, in words for a person, and what is wrong with it. */
    field(name: FieldPath<Values>, noun: string) {
      const rule = rules?.[name]
      const check = checks?.[name]
      const options = {
        ...(rule && inputRules(rule, { noun })),
        ...(check && { validate: (value: unknown) => check(String(value)) ?? true }),
      }
      const message = errors[name]?.message
      return {
        ...form.register(name, options as RegisterOptions<Values, FieldPath<Values>>),
        // Heard with the field; the app says what is missing, not the browser.
        required: rule?.required === true,
        error: typeof message === 'string' ? message : undefined,
      }
    },
    failure,
    /** Empties it again, for the next one. */
    reset() {
      form.reset(undefined, { keepDirtyValues: false })
      setFailure(null)
    },
    busy: isSubmitting,
    /** Of a form, or of a button where there is nothing to fill in. */
    submit(event: SyntheticEvent) {
      event.preventDefault()
      if (running.current) return
      running.current = true
      void attempt(event).finally(() => {
        running.current = false
      })
    },
  }
}
