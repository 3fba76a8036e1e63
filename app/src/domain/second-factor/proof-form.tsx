import type { components } from '@switchboard/sdk'
import { type MutationFunction, type MutationKey, useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import styles from '../../lib/lib.module.css'
import { type ProblemText, problemText } from '../../lib/problem.ts'
import { classes } from '../../ui/classes.ts'
import { CardForm } from '../../ui/form-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { PasswordField } from '../../ui/kit/password-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { stack } from '../../ui/layout.ts'
import { answerByPasskey, hasPasskeys, pickPasskey, prefersPasskey, stopPicking } from './passkey.ts'

type Schemas = components['schemas']
export type Challenge = Schemas['SecondFactorChallenge']
type Proof = Pick<Schemas['ProveRequest'], 'code' | 'recovery_code' | 'passkey' | 'password'>
type Method = Schemas['SecondFactorMethod']

interface ProofWrite {
  readonly mutationKey: MutationKey
  readonly mutationFn: MutationFunction<unknown, { body: Proof & Pick<Challenge, 'challenge_token'> }>
}

interface ProofFormProps {
  readonly challenge: Challenge
  /** Takes the proof. */
  readonly write: ProofWrite
  readonly onDone?: () => void
  /** The button's action: "Log in". */
  readonly action: string
  /** Title of a failure: "Couldn’t log you in." */
  readonly failed: string
  /** After a challenge that is over. */
  readonly onStartAgain: () => void
}

/** The best that the account and this browser have: a passkey where this browser has used one. */
function firstMethod({ methods }: Challenge): Method | undefined {
  const usable = methods.filter((method) => method !== 'PASSKEY' || hasPasskeys())
  if (usable.includes('PASSKEY') && prefersPasskey()) return 'PASSKEY'
  return usable.find((method) => method !== 'RECOVERY_CODE') ?? usable[0]
}

const otherWays: Readonly<Record<Method, string>> = {
  TOTP: 'Use your authenticator app',
  PASSKEY: 'Use a passkey',
  RECOVERY_CODE: 'Use a recovery code',
  PASSWORD: 'Use your password',
}

/** Proves who is there, in one of the ways that the account has; the others are one press away. */
export function ProofForm(props: ProofFormProps) {
  const { challenge, onStartAgain } = props
  const [method, setMethod] = useState(() => firstMethod(challenge))
  const others = challenge.methods.filter(
    (other) => other !== method && (other !== 'PASSKEY' || hasPasskeys()),
  )
  if (!method) {
    return <p>This browser can’t use the passkey of your account. Log in again where it can.</p>
  }
  const Way = method === 'PASSKEY' ? PasskeyWay : TypedWay
  return (
    <>
      <Way
        key={`${challenge.challenge_token} ${method}`}
        {...props}
        method={method}
        onStartAgain={onStartAgain}
      />
      {others.length > 0 && (
        <div className={classes(stack(1), styles.others)}>
          {others.map((other) => (
            <Button key={other} look="link" onClick={() => setMethod(other)}>
              {otherWays[other]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

interface WayProps extends ProofFormProps {
  readonly method: Method
}

interface FailureProps extends Pick<ProofFormProps, 'failed' | 'onStartAgain'> {
  readonly of: ProblemText | null
}

function Failure({ of, failed, onStartAgain }: FailureProps) {
  return (
    <>
      <FormError of={of} title={failed} />
      {of?.code === 'challenge_expired' && (
        <Button full onClick={onStartAgain}>
          Start again
        </Button>
      )}
    </>
  )
}

const fields = {
  TOTP: 'code',
  RECOVERY_CODE: 'recovery_code',
  PASSWORD: 'password',
  PASSKEY: 'code',
} as const
const nouns = {
  code: 'the 6-digit code',
  recovery_code: 'a recovery code',
  password: 'your password',
} as const

function TypedWay(props: WayProps) {
  const { challenge, write, onDone, action, failed, onStartAgain, method } = props
  const { challenge_token } = challenge
  const name = fields[method]
  const picked = usePasskeyProof(props)
  const offersPasskey = name === 'code' && challenge.passkey !== null && hasPasskeys()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each challenge
  useEffect(() => {
    if (!offersPasskey) return
    void picked.prove(pickPasskey)
    return () => void stopPicking()
  }, [challenge_token])
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { [name]: '' } as Record<typeof name, string>,
    rules: { [name]: { required: true } },
    write,
    variables: (values: Record<typeof name, string>) => {
      const typed = values[name]
      // Apps show "123 456", and pasted text brings more spaces along.
      return { body: { challenge_token, [name]: name === 'code' ? typed.replaceAll(/\D/g, '') : typed } }
    },
    onDone: () => onDone?.(),
  })
  return (
    <>
      <Failure of={failure ?? picked.failure} failed={failed} onStartAgain={onStartAgain} />
      <CardForm label={action} onSubmit={submit} takesFocus>
        <TypedField {...field(name, nouns[name])} name={name} />
        <Button type="submit" look="primary" size="large" full busy={busy || picked.busy}>
          {action}
        </Button>
      </CardForm>
    </>
  )
}

type TypedFieldProps = Omit<ReturnType<ReturnType<typeof useApiForm>['field']>, 'name'> & {
  readonly name: keyof typeof nouns
}

function TypedField({ name, ...field }: TypedFieldProps): ReactNode {
  if (name === 'password') {
    return <PasswordField {...field} name={name} label="Password" autoComplete="current-password" />
  }
  if (name === 'recovery_code') {
    return (
      <TextField
        {...field}
        name={name}
        label="Recovery code"
        hint="One of the codes you saved. Each works once."
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    )
  }
  return (
    <TextField
      {...field}
      name={name}
      label="6-digit code"
      hint="Your authenticator app shows a new one every 30 seconds."
      mono
      inputMode="numeric"
      // Passkeys are offered among what the browser fills in.
      autoComplete="one-time-code webauthn"
      maxLength={12}
    />
  )
}

const notUsed: ProblemText = {
  text: 'The passkey wasn’t used. Try again, or choose another way.',
  requestId: undefined,
  status: 0,
}

/** Sends what a passkey has signed. */
function usePasskeyProof({ challenge, write, onDone }: WayProps) {
  const { mutateAsync } = useMutation(write)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ProblemText | null>(null)
  const { challenge_token, passkey: options } = challenge

  /** False where the person has used none. */
  async function prove(ask: typeof pickPasskey): Promise<boolean> {
    setFailure(null)
    const passkey = options && (await ask(options).catch(() => undefined))
    if (!passkey) return false
    setBusy(true)
    try {
      await mutateAsync({ body: { challenge_token, passkey } })
      onDone?.()
    } catch (error) {
      const problem = problemText(error)
      setFailure(problem.code === 'validation_failed' ? { ...problem, text: notConfirmed } : problem)
    }
    setBusy(false)
    return true
  }
  return { busy, failure, prove }
}

function PasskeyWay(props: WayProps) {
  const { action, failed, onStartAgain } = props
  const { busy, failure, prove } = usePasskeyProof(props)
  const [isAsking, setAsking] = useState(false)
  const [wasUsed, setUsed] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  async function ask(): Promise<void> {
    setAsking(true)
    setUsed(await prove(answerByPasskey))
    setAsking(false)
  }

  return (
    <>
      <Failure of={wasUsed ? failure : notUsed} failed={failed} onStartAgain={onStartAgain} />
      <Button
        ref={button}
        look="primary"
        size="large"
        full
        icon={KeyRound}
        busy={busy || isAsking}
        onClick={() => void ask()}
      >
        {action} with a passkey
      </Button>
    </>
  )
}

const notConfirmed = 'This passkey didn’t confirm it’s you. Try again, or choose another way.'
