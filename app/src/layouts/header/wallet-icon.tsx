import { Wallet } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import styles from './header.module.css'
import { walletLink } from './links.ts'
import { useCurrent } from './nav.tsx'

export function WalletIcon() {
  const current = useCurrent()(walletLink)
  return (
    <PlainLinkButton
      look="icon"
      className={styles.wallet}
      href={walletLink.href}
      aria-label={walletLink.label}
      aria-current={current}
    >
      <Icon of={Wallet} size={20} />
    </PlainLinkButton>
  )
}
