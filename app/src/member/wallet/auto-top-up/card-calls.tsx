import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { RoleButton, RoleNote, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { problemText, wasCancelled } from '../../../lib/problem.ts'
import { usePortal, useServices } from '../../../lib/services.ts'
import css from '../../../theme/member.module.css'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { row } from '../../../ui/layout.ts'

/** Leads to the provider's page where a card is saved. */
function useCardPage() {
  const { portal, goTo } = useServices()
  return useMutation({
    ...mutationOptions(portal, 'post', '/api/wallet/auto-top-up/card'),
    onSuccess: ({ data }) => goTo(data.checkout_url),
  })
}

const gate = 'POST /api/wallet/auto-top-up/card'

const failureOf = (error: Error | null) => (error && !wasCancelled(error) ? problemText(error) : null)

/** Before a card is saved there is nothing to set. */
export function FirstCard({ isBack }: { readonly isBack: boolean }) {
  const page = useCardPage()
  return (
    <div>
      <p className={css.walletAutoAbout}>
        Never run out mid-traffic: when your credits fall below a level you choose, we charge a saved card and
        add more. You set the amount and a monthly cap, and you can turn it off at any time.
      </p>
      <div role="status">
        {isBack && <p className={classes('note', css.walletNote)}>Waiting for the card to be confirmed…</p>}
      </div>
      <FormError of={failureOf(page.error)} title="The page for your card didn’t open." />
      <RoleButton
        gate={gate}
        look="primary"
        busy={page.isPending || page.isSuccess}
        onClick={() => page.mutate({})}
      >
        {page.isPending || page.isSuccess ? 'Opening…' : 'Add a card'}
      </RoleButton>
    </div>
  )
}

/** Another card, or none. */
export function CardActions({ replaceable }: { readonly replaceable: boolean }) {
  const portal = usePortal()
  const toast = useToast()
  const page = useCardPage()
  const [asking, ask] = useState(false)
  const note = useId()
  const mayReplace = useRoleRefusal(gate) === undefined
  const mayRemove = useRoleRefusal('POST /api/wallet/auto-top-up/card/remove') === undefined
  const removal = useApiForm({
    defaultValues: {},
    write: mutationOptions(portal, 'post', '/api/wallet/auto-top-up/card/remove'),
    variables: () => ({}),
    onDone: () => toast({ kind: 'success', title: 'Your card is removed.' }),
  })
  return (
    <>
      <FormError of={failureOf(page.error)} title="The page for your card didn’t open." />
      <div className={classes(row(3), css.walletNote)}>
        {replaceable && (
          <Button
            busy={page.isPending || page.isSuccess}
            disabled={!mayReplace}
            aria-describedby={mayReplace ? undefined : note}
            onClick={() => page.mutate({})}
          >
            Use another card
          </Button>
        )}
        <Button
          look="plain"
          disabled={!mayRemove}
          aria-describedby={mayRemove ? undefined : note}
          onClick={() => ask(true)}
        >
          Remove card
        </Button>
      </div>
      <RoleNote gate={gate} id={note} />
      {asking && (
        <FormDialog
          alert
          title="Remove your saved card?"
          about="Automatic top-up turns off, and the payment provider deletes the card."
          action="Remove card"
          busyAction="Removing…"
          keep="Keep it"
          failed="Your card wasn’t removed."
          form={removal}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
