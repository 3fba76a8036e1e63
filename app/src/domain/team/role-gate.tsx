import { type ComponentProps, useId } from 'react'
import css from '../../lib/lib.module.css'
import { useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { type Gate, roleRefusal } from './role.ts'

/** Why the person at hand may not do it for the account; undefined where they may. */
export function useRoleRefusal(gate: Gate): string | undefined {
  const current = useSessionState()
  return current.kind === 'member' ? roleRefusal(current.profile.team, gate) : undefined
}

/** Explains which roles are allowed. Nothing for those who are. */
export function RoleNote({ gate, id }: { readonly gate: Gate; readonly id?: string }) {
  const refusal = useRoleRefusal(gate)
  if (!refusal) return null
  return (
    <p className={classes('note', css.note)} id={id} data-screen>
      {refusal}{' '}
      <a className="link" href={href('team')}>
        View team
      </a>
    </p>
  )
}

interface RoleGate {
  readonly gate: Gate
}

/** A button, disabled with an explanation for roles that aren't allowed. */
export function RoleButton({ gate, ...button }: ComponentProps<typeof Button> & RoleGate) {
  const note = useId()
  if (useRoleRefusal(gate) === undefined) return <Button {...button} />
  const { busy: _, ...closed } = button
  return (
    <span className={css.gated}>
      <Button {...closed} type="button" disabled aria-describedby={note} />
      <RoleNote gate={gate} id={note} />
    </span>
  )
}

/** The same for what leads to a page that is of no use without the role. */
export function RoleLinkButton({ gate, ...link }: ComponentProps<typeof LinkButton> & RoleGate) {
  const note = useId()
  if (useRoleRefusal(gate) === undefined) return <LinkButton {...link} />
  const { look, size, icon, children, 'aria-label': name } = link
  return (
    <span className={css.gated}>
      <Button
        {...(look && { look })}
        {...(size && { size })}
        {...(icon && { icon })}
        aria-label={name}
        disabled
        aria-describedby={note}
      >
        {children}
      </Button>
      <RoleNote gate={gate} id={note} />
    </span>
  )
}
