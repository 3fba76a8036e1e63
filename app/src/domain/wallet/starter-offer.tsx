import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { formatCredits } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { Banner } from '../../ui/banner.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { RoleButton } from '../team/role-gate.tsx'

/** The credits that an account gets once, while they are there to be had. */
export function StarterOffer({ credits }: { readonly credits: string }) {
  const toast = useToast()
  const amount = formatCredits(credits)
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/redeem-starter'),
    onSuccess: () => toast({ kind: 'success', title: `${amount} free credits are in your wallet.` }),
  })
  if (isZero(credits)) return null
  return (
    <>
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="Your credits weren’t redeemed."
      />
      <Banner
        tone="good"
        title={`${amount} free credits are waiting for you.`}
        action={
          <RoleButton gate="POST /api/redeem-starter" busy={isPending} onClick={() => mutate({})}>
            {isPending ? 'Redeeming…' : 'Redeem'}
          </RoleButton>
        }
      >
        Use them on any API until the end of next month.
      </Banner>
    </>
  )
}
