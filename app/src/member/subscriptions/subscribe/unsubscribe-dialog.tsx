import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { formatAgo } from '../../../base/format/ago.ts'
import { typedWord } from '../../../lib/forms/typed-word.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal } from '../../../lib/services.ts'
import { classes } from '../../../ui/classes.ts'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { stack } from '../../../ui/layout.ts'
import { planLoss } from '../plans/plan-rules.ts'
import { planQuery } from '../queries.ts'
import { lastUse, type Subscription, works } from '../rules.ts'

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
  const plan = useQuery(planQuery(portal, api)).data?.data ?? null
  const whole = product === undefined || products.length === 1
  const working = keys.filter((key) => works(key, now))
  const used = lastUse(working)
  const loss = planLoss(plan)
  const { field, ...form } = useApiForm({
    defaultValues: { confirm: '' },
    checks: { confirm: typedWord(name) },
    write: mutationOptions(portal, 'post', '/api/user-unsubscribe'),
    variables: () => ({
      body: { api, user_subscription_id, ...(!whole && { product_id: product.product_id }) },
    }),
    onDone: () => {
      toast({
        kind: 'success',
        title: whole ? `Your subscription to ${name} has ended.` : `${product.name} was removed.`,
      })
      onDone()
    },
  })
  return (
    <FormDialog
      alert
      title={whole ? `Unsubscribe from ${name}?` : `Remove ${product.name}?`}
      about={
        whole
          ? 'Your keys stop working. You can subscribe again later with new keys.'
          : 'You keep your keys and your other products.'
      }
      action={whole ? 'Unsubscribe' : 'Remove product'}
      busyAction="Ending…"
      keep="Keep it"
      failed="Nothing was changed."
      form={form}
      onClose={onClose}
    >
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
          {...field('confirm', name)}
          label={`Type “${name}” to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          errorAtOnce
        />
      )}
    </FormDialog>
  )
}
