import { unwrap } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { ProofForm } from '../../lib/second-factor/proof-form.tsx'
import { usePortal, useSession } from '../../lib/services.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { stack } from '../../ui/layout.ts'

interface StepUpDialogProps {
  readonly onAnswer: (proved: boolean) => void
}

/** Asks who is there before the call that waits is sent again. To close it is to go back: the call is given up. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const portal = usePortal()
  const session = useSession()
  // A challenge is no reading that could be kept: each opening begins a new one.
  const challenge = useQuery({
    queryKey: ['step-up challenge'],
    queryFn: async () => (await unwrap(portal.POST('/api/second-factor/challenge'))).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <ChakraScope>
      <Dialog
        title="Confirm it’s you"
        about="For your security, confirm it’s you to continue. We won’t ask again for a while."
        open
        onOpenChange={(open) => open || onAnswer(false)}
      >
        <div className={stack(4)}>
          <QueryBoundary queries={[challenge]} what="this step" skeleton={<Skeleton height="120px" />}>
            {(current) =>
              current.methods.length > 0 ? (
                <ProofForm
                  challenge={current}
                  path="/api/second-factor/verify"
                  send={async (body) => {
                    await unwrap(portal.POST('/api/second-factor/verify', { body }))
                    onAnswer(true)
                  }}
                  action="Confirm"
                  failed="Not confirmed."
                  onStartAgain={() => void challenge.refetch()}
                />
              ) : (
                <>
                  <p>You sign in with Google. Log in again, then come back to this page.</p>
                  <Button look="primary" onClick={() => void session.logout('login')}>
                    Log in again
                  </Button>
                </>
              )
            }
          </QueryBoundary>
        </div>
      </Dialog>
    </ChakraScope>
  )
}
