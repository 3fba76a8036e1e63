import { classes } from '../../ui/classes.ts'
import { stack } from '../../ui/layout.ts'
import css from './estimator.module.css'
import { formatCredits, formatPesos } from './money.ts'
import { type Purchase, purchaseName } from './purchase.ts'

/** Credits to buy for the month, and credits that remain for the next. */
export function ShoppingList({ purchase: { bought, left } }: { readonly purchase: Purchase }) {
  return (
    <>
      <p>Cheapest way to buy them:</p>
      <ul className={classes(stack(1), css.bought)}>
        {bought.map((one) => (
          <li key={one.pack ?? ''}>
            <span>{purchaseName(one)}</span>
            <span className="num">{formatPesos(one.amount)}</span>
          </li>
        ))}
      </ul>
      {left > 0n && <p>{formatCredits(left)} are left for the next month.</p>}
    </>
  )
}
