import { login as rules } from '@switchboard/sdk/forms'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { session } from '../../lib/api.ts'
import { inputRules } from '../../lib/form-rules.ts'
import type { Credentials } from '../../lib/session.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { href } from '../../paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { PasswordField } from '../../ui/kit/password-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { FormCard } from './form-card.tsx'
import styles from './login.module.css'

interface LoginFormProps {
  /** Another way in, below the form. */
  readonly children?: ReactNode
}

export function LoginForm({ children }: LoginFormProps) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const { submit, busy, refusal } = useSubmit(form, {
    names: ['email', 'password'],
    // A pasted address often brings a space along.
    send: ({ email, password }) => session.login({ email: email.trim(), password }),
  })

  return (
    <FormCard
      title="Log in"
      about="To your keys, your wallet and your usage."
      footer={
        <>
          New here?{' '}
          <a className="link" href={href('register')}>
            Create an account
          </a>
        </>
      }
    >
      <FormError of={refusal} title="You are not logged in." />
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Log in">
        <TextField
          {...form.register('email', inputRules(rules.email, { noun: 'your e-mail address' }))}
          label="E-mail"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', inputRules(rules.password, { noun: 'your password' }))}
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          aside={
            <a className="link small" href={href('forgotPassword')}>
              Forgot password
            </a>
          }
        />
        <Button type="submit" look="primary" size="large" full busy={busy}>
          {busy ? 'Logging in…' : 'Log in'}
        </Button>
      </form>
      {children}
    </FormCard>
  )
}
