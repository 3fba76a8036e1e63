import { Wallet } from 'lucide-react'
import { href } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import styles from './header.module.css'
import { useCurrent } from './nav.tsx'

const wallet = { label: 'Wallet', href: href('wallet'), sections: ['wallet'] } as const

/** The wallet has no place among the links of the specification, and yet is to be highlighted. */
export function WalletLink() {
  const current = useCurrent()(wallet)
  return (
    <PlainLinkButton
      look="icon"
      className={styles.wallet}
      href={wallet.href}
      aria-label={wallet.label}
      aria-current={current}
    >
      <Icon of={Wallet} size={20} />
    </PlainLinkButton>
  )
}
