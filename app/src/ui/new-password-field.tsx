import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { stack } from './layout.ts'
import type { StrengthAnswer, StrengthQuestion } from './password-strength-worker.ts'
import css from './plain-field.module.css'
import { PlainPasswordField } from './plain-field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PlainPasswordField>, 'value'> & {
  /** Facts about the person that others know, such as the email address. */
  readonly known?: readonly string[]
  /** The shortest that the contract takes. */
  readonly minLength?: number | undefined
}

/** Asks for a new password, and rates its strength. The form keeps the value, and alone accepts or rejects it. */
export function NewPasswordField({
  known = [],
  minLength = 1,
  onChange,
  onFocus,
  ...field
}: NewPasswordFieldProps) {
  const [password, setPassword] = useState(String(field.defaultValue ?? ''))
  const [met, setMet] = useState(password !== '')
  const advice = useId()
  return (
    <PlainPasswordField
      autoComplete="new-password"
      {...field}
      aria-describedby={advice}
      below={<PasswordStrength {...{ id: advice, password, known, minLength, met }} />}
      onFocus={(event) => {
        setMet(true)
        onFocus?.(event)
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setPassword(event.target.value)
        onChange?.(event)
      }}
    />
  )
}

interface PasswordStrengthProps {
  /** Of the words, which describe the field. */
  readonly id: string
  readonly password: string
  readonly known: readonly string[]
  readonly minLength: number
  /** Whether the person has reached the field: the code that rates it loads then, and not with the page. */
  readonly met: boolean
}

const verdicts = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const
const goodAdvice = 'Three or four unrelated words are strong and easy to remember.'

function PasswordStrength({ id, password, known, minLength, met }: PasswordStrengthProps) {
  const answer = useStrength({ password, known, met })
  const short = password.length > 0 && password.length < minLength
  const score = short ? 0 : answer?.score
  const verdict = short ? 'Too short' : score !== undefined && verdicts[score]
  const advice = short
    ? `Use at least ${minLength} characters.`
    : answer && answer.score < 4
      ? (answer.advice ?? 'Another word makes it strong.')
      : !verdict && `${minLength > 1 ? `At least ${minLength} characters. ` : ''}${goodAdvice}`
  return (
    <div className={stack(2)}>
      <div className={css.track} data-score={score} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={css.segment}
            {...(score !== undefined && step <= Math.max(1, score) && { 'data-filled': '' })}
          />
        ))}
      </div>
      <p id={id} className={classes('label', css.advice)} role="status">
        {verdict && (
          <>
            <VisuallyHidden>Password strength: </VisuallyHidden>
            <strong className={css.verdict}>{verdict}</strong>
            {advice ? '. ' : '.'}
          </>
        )}
        {advice}
      </p>
    </div>
  )
}

/** A verdict on every letter would be read out over the next one. */
const pauseMs = 300

interface UseStrengthInput {
  readonly password: string
  readonly known: readonly string[]
  readonly met: boolean
}

/** The verdict on what stands in the field; while a newer one is worked out, the last. None where no worker can be had. */
function useStrength({ password, known, met }: UseStrengthInput): StrengthAnswer | null {
  const worker = useRef<Worker | null>(null)
  const [answer, setAnswer] = useState<StrengthAnswer | null>(null)
  const question = JSON.stringify({ password, known } satisfies StrengthQuestion)

  useEffect(() => {
    if (!met || !('Worker' in window)) return
    const started = new Worker(new URL('./password-strength-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<StrengthAnswer>) => setAnswer(data)
    worker.current = started
    return () => {
      worker.current = null
      started.terminate()
    }
  }, [met])

  useEffect(() => {
    if (!met) return
    const timer = setTimeout(() => {
      const parsedQuestion: StrengthQuestion = JSON.parse(question)
      if (parsedQuestion.password) worker.current?.postMessage(parsedQuestion)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [met, question])

  return password === '' ? null : answer
}
