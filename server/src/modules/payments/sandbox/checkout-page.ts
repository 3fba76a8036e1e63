import { brand } from '../../../platform/brand/brand.ts'
import { escapeHtml } from '../../../platform/mail/email.ts'
import { methodInWords, moneyInWords, timeInWords } from '../format.ts'
import type { PaymentRow } from '../payment.ts'
import { cardsByNumber } from './test-cards.ts'

interface OpenCheckout {
  readonly payment: PaymentRow
  /** Purpose of the payment. */
  readonly description: string
  readonly timeZone: string
}

const hints = {
  CARD: 'Test card 4242 4242 4242 4242',
  EWALLET: 'Test e-wallet +63 900 000 0001',
  BANK: 'Test account 0000 4242 01',
} as const

/** The page of an open checkout: amount, method, and the three buttons. */
export function checkoutPage({ payment, description, timeZone }: OpenCheckout): string {
  const { amount, currency, amount_php, method, reference_number, expires_at } = payment
  const sum = moneyInWords(currency, amount)
  const rows: [string, string][] = [
    ['Pays for', description],
    ['Merchant', brand().name],
    ['Method', methodInWords[method]],
    ...(currency === 'PHP' ? [] : ([['In pesos', moneyInWords('PHP', amount_php)]] as [string, string][])),
    ['Reference', reference_number],
    ['Open until', timeInWords(expires_at, timeZone)],
  ]
  return page(
    `Pay ${sum}`,
    `<p class="label">You pay</p>
<h1>${escapeHtml(sum)}</h1>
<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<p class="hint"><strong>${hints[method]}</strong> is filled in for you. This is a test checkout: no money moves. <b>Decline</b> simulates a bank that rejects it.</p>
<form method="post">
<button class="primary" name="choice" value="pay">Pay ${escapeHtml(sum)}</button>
<button class="ghost" name="choice" value="decline">Decline</button>
<button class="plain" name="choice" value="cancel">Cancel and go back</button>
</form>`,
  )
}

/** The page for saving a card: the agreement, and a choice of test cards. */
export function cardPage({ openUntil }: { readonly openUntil: string }): string {
  const cards = Object.entries(cardsByNumber).map(
    ([number, { label }], index) =>
      `<label class="card"><input type="radio" name="number" value="${number}"${index === 0 ? ' checked' : ''}><span>${number}<small>${escapeHtml(label)}</small></span></label>`,
  )
  return page(
    'Save a card',
    `<h1 class="words">Save a card for automatic top-ups</h1>
<p class="text">You allow ${escapeHtml(brand().name)} to charge this card without you when your wallet runs low: for the amount you set, and never beyond your monthly cap. You can stop it or remove the card at any time. Nothing is charged now.</p>
<form method="post">
<fieldset><legend class="label">Card</legend>${cards.join('')}</fieldset>
<p class="hint">These are test cards: no money moves. Open until ${escapeHtml(openUntil)}.</p>
<button class="primary" name="choice" value="save">Save card</button>
<button class="ghost" name="choice" value="refuse">Decline the card, as a bank might</button>
<button class="plain" name="choice" value="cancel">Cancel and go back</button>
</form>`,
  )
}

interface ClosedCheckout {
  readonly title: string
  readonly text: string
  readonly backUrl: string
}

/** For a checkout where there is nothing left to choose. */
export const closedPage = ({ title, text, backUrl }: ClosedCheckout): string =>
  page(
    title,
    `<h1 class="words">${escapeHtml(title)}</h1>
<p class="text">${escapeHtml(text)}</p>
<a class="primary" href="${escapeHtml(backUrl)}">Back to ${escapeHtml(brand().name)}</a>`,
  )

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand().name)} checkout</title>
<link rel="stylesheet" href="/sandbox-pay/checkout.css">
</head>
<body>
<header><span class="mark" aria-hidden="true"></span>${escapeHtml(brand().name)}<span class="tag">Test mode</span></header>
<main>${content}</main>
<footer>Sandbox payments. You’ll return to ${escapeHtml(brand().name)} when you’re done.</footer>
</body>
</html>
`
