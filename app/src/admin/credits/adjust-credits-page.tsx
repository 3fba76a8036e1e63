import { useState } from 'react'
import { href } from '../../paths.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import { AccountPage, ChooseUser } from '../accounts/account-page.tsx'
import type { Direction } from '../accounts/adjustment.ts'
import { AdjustForm } from './adjust-form.tsx'

const titles = { ADD: 'Add credits', DEDUCT: 'Deduct credits' } as const

/** Adds or deducts, as its address says. Where that names nobody, the user is asked for first. */
export function AdjustCreditsPage({ name, params: { id: userId } }: PageProps) {
  const direction = name === 'addCredits' ? 'ADD' : 'DEDUCT'
  if (!userId)
    return <ChooseUser title={titles[direction]} to={direction === 'ADD' ? 'addCredits' : 'deductCredits'} />
  return <AdjustUser key={userId} direction={direction} userId={userId} />
}

interface AdjustUserProps {
  readonly direction: Direction
  readonly userId: string
}

function AdjustUser({ direction, userId }: AdjustUserProps) {
  // Another change begins with an empty form.
  const [round, setRound] = useState(0)
  return (
    <AccountPage
      title={titles[direction]}
      userId={userId}
      actions={() => <LinkButton href={href('creditLedger', { id: userId })}>Ledger</LinkButton>}
    >
      {(account) => (
        <AdjustForm
          key={round}
          direction={direction}
          account={account}
          onAnother={() => setRound(round + 1)}
        />
      )}
    </AccountPage>
  )
}
