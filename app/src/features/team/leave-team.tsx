import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../lib/problem.ts'
import { usePortal, useSession } from '../../lib/services.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import type { Team } from './queries.ts'

export function LeaveTeam({ team: { account_name } }: { readonly team: Team }) {
  const session = useSession()
  const toast = useToast()
  const [asks, setAsks] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/team/leave'),
    onSuccess: ({ data }) => {
      setAsks(false)
      session.update(data)
      toast({ kind: 'success', title: `You left ${account_name}. You act for your own account again.` })
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsks(true)}>
        Leave team
      </Button>
      <Dialog
        alert
        title={`Leave ${account_name}?`}
        about="You lose access to its wallet, subscriptions and usage immediately, and act for your own account again. To come back, you need a new invitation."
        open={asks}
        onOpenChange={setAsks}
        actions={
          <>
            <Button look="danger" busy={isPending} onClick={() => mutate({})}>
              {isPending ? 'Leaving…' : 'Leave team'}
            </Button>
            <Button onClick={() => setAsks(false)}>Cancel</Button>
          </>
        }
      >
        <FormError of={error && problemText(error)} title="You’re still in the team." />
      </Dialog>
    </>
  )
}
