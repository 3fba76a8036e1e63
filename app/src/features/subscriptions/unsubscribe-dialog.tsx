import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatAgo } from '../../base/format/ago.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { planLoss } from './plan-rules.ts'
import { planQuery } from './queries.ts'
import { lastUse, type Subscription, works } from './rules.ts'
import css from './subscriptions.module.css'

interface UnsubscribeDialogProps {
  readonly subscription: Subscription
  /** The one product that is ended; the whole subscription without, and with the last one. */
  readonly product?: Subscription['products'][number]
  readonly now: Date
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Ends a subscription or one of its products. The losses are listed first, and the name has to be typed. */
export function UnsubscribeDialog({ subscription, product, now, onClose, onDone }: UnsubscribeDialogProps) {
  const { api, name, keys, products, user_subscription_id } = subscription
  const portal = usePortal()
  const toast = useToast()
  const running = useRef(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const plan = useQuery(planQuery(portal, api)).data?.data ?? null
  const whole = product === undefined || products.length === 1
  const working = keys.filter((key) => works(key, now))
  const used = lastUse(working)
  const loss = planLoss(plan)
  const matches = typed.trim().toLowerCase() === name.toLowerCase()
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(portal, 'post', '/api/user-unsubscribe'),
    onSuccess: () => {
      toast({
        kind: 'success',
        title: whole ? `Your subscription to ${name} has ended.` : `${product.name} was removed.`,
      })
      onDone()
    },
    onSettled: () => {
      running.current = false
    },
  })

  function end(): void {
    setTried(true)
    if ((whole && !matches) || running.current) return
    running.current = true
    mutate({
      body: { api, user_subscription_id, ...(!whole && { product_id: product.product_id }) },
    })
  }

  return (
    <Dialog
      alert
      open
      title={whole ? `Unsubscribe from ${name}?` : `Remove ${product.name}?`}
      about={
        whole
          ? 'This can’t be undone. You can subscribe again, and get new keys.'
          : 'You keep your keys and your other products.'
      }
      onOpenChange={(open) => open || isPending || onClose()}
      actions={
        <>
          <Button look="danger" busy={isPending} onClick={end}>
            {isPending ? 'Ending…' : whole ? 'Unsubscribe' : 'Remove product'}
          </Button>
          <Button onClick={onClose} disabled={isPending}>
            Keep it
          </Button>
        </>
      }
    >
      <div className={classes(stack(3), css.dialog)}>
        <FormError
          of={error && !wasCancelled(error) ? problemText(error) : null}
          title="Nothing was changed."
        />
        <ul className={classes(stack(2), 'bullets')}>
          {whole && working.length > 0 && (
            <li>
              {working.length === 1 ? 'Your key is' : `Your ${working.length} keys are`} rejected immediately
              {used ? `. Last used ${formatAgo(used, now)}.` : '. Never used.'}
            </li>
          )}
          {loss.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>Calls made so far are still charged. Your credits stay in your wallet.</li>
        </ul>
        {whole && (
          <TextField
            name="confirm"
            label={`Type “${name}” to confirm`}
            autoComplete="off"
            value={typed}
            error={isTried && !matches ? `Type ${name}.` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
