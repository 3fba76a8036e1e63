import { type ComponentProps, useId } from 'react'
import css from '../../lib/lib.module.css'
import { useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { BlockerNote } from '../capabilities/blocker-note.tsx'
import { type Blocker, useBlocker } from '../capabilities/queries.ts'
import { type Gate, roleRefusal } from './role.ts'

/** Why the person at hand may not do it for the account; undefined where they may. */
export function useRoleRefusal(gate: Gate): string | undefined {
  const current = useSessionState()
  return current.kind === 'member' ? roleRefusal(current.profile.team, gate) : undefined
}

/** The blocker of it: the role, which is known right away, or the first that the server names. */
function useGate(gate: Gate): Pick<Blocker, 'code' | 'detail' | 'href'> | undefined {
  const refusal = useRoleRefusal(gate)
  const blocker = useBlocker(typeof gate === 'string' ? gate : undefined)
  return refusal === undefined ? blocker : { code: 'role', detail: refusal, href: href('team') }
}

/** Explains which roles are allowed. Nothing for those who are. */
export function RoleNote({ gate, id }: { readonly gate: Gate; readonly id?: string }) {
  const refusal = useRoleRefusal(gate)
  if (!refusal) return null
  return (
    <BlockerNote
      className={classes('note', css.note)}
      id={id}
      of={{ code: 'role', detail: refusal, href: href('team') }}
    />
  )
}

/** For several controls that the same roles may use: attributes of each, and the note that stands once beside them. */
export function useRoleNote(gate: Gate) {
  const id = useId()
  const isClosed = useRoleRefusal(gate) !== undefined
  return {
    closed: isClosed && { disabled: true, 'aria-describedby': id },
    note: <RoleNote gate={gate} id={id} />,
  }
}

interface RoleGate {
  readonly gate: Gate
}

/** A button, disabled with an explanation where something is missing. */
export function RoleButton({ gate, ...button }: ComponentProps<typeof Button> & RoleGate) {
  const note = useId()
  const blocker = useGate(gate)
  if (!blocker) return <Button {...button} />
  const { busy: _, ...closed } = button
  return (
    <span className={css.gated}>
      <Button {...closed} type="button" disabled aria-describedby={note} />
      <BlockerNote className={classes('note', css.note)} id={note} of={blocker} />
    </span>
  )
}

/** The same for what leads to a page that is of no use without it. */
export function RoleLinkButton({ gate, ...link }: ComponentProps<typeof LinkButton> & RoleGate) {
  const { look, size, icon, children, 'aria-label': name } = link
  const blocker = useGate(gate)
  if (!blocker) return <LinkButton {...link} />
  return (
    <RoleButton
      gate={gate}
      {...(look && { look })}
      {...(size && { size })}
      {...(icon && { icon })}
      aria-label={name}
    >
      {children}
    </RoleButton>
  )
}
