import { mutationOptions, postQueryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { ProofForm } from '../../domain/second-factor/proof-form.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
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
    ...postQueryOptions(portal, '/api/second-factor/challenge'),
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
            {({ data: current }) =>
              current.methods.length > 0 ? (
                <ProofForm
                  challenge={current}
                  write={mutationOptions(portal, 'post', '/api/second-factor/verify')}
                  onDone={() => onAnswer(true)}
                  action="Confirm"
                  failed="Not confirmed."
                  onStartAgain={() => void challenge.refetch()}
                />
              ) : (
                <>
                  <p>You have no password here. Log in again, then come back to this page.</p>
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
