import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal, useSession } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import type { Team } from './queries.ts'

export function LeaveTeam({ team: { account_name } }: { readonly team: Team }) {
  const session = useSession()
  const toast = useToast()
  const [asks, setAsks] = useState(false)
  const form = useApiForm({
    defaultValues: {},
    write: mutationOptions(usePortal(), 'post', '/api/team/leave'),
    variables: () => ({}),
    onDone: ({ data }) => {
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
      {asks && (
        <FormDialog
          alert
          title={`Leave ${account_name}?`}
          about="You lose access to its wallet, subscriptions and usage immediately, and act for your own account again. To come back, you need a new invitation."
          action="Leave team"
          busyAction="Leaving…"
          failed="You’re still in the team."
          form={form}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
