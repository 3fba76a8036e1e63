import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useHydrating } from '../base/use-hydrating.ts'
import { Icon } from './icon.tsx'
import { PlainButton } from './plain-button.tsx'
import css from './plain-field.module.css'

/** The submit button of an entry page. Drawn by the server, it waits for the app: until then a press would be lost. */
export function FormButton({ busy, children, ...rest }: ComponentProps<typeof PlainButton>) {
  const hydrating = useHydrating()
  return (
    <PlainButton
      type="submit"
      look="primary"
      size="large"
      full
      disabled={hydrating}
      busy={busy ?? false}
      {...rest}
    >
      {busy && (
        <span className={css.turning}>
          <Icon of={LoaderCircle} size={16} />
        </span>
      )}
      {children}
    </PlainButton>
  )
}
