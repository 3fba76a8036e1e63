import { type Order, orders } from '../view.ts'
import css from './select.module.css'

interface SortSelectProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
}

export function SortSelect({ order, onOrder }: SortSelectProps) {
  return (
    <label className={css.line}>
      <span className="label">Sort</span>
      <select className={css.select} value={order} onChange={(event) => onOrder(event.target.value as Order)}>
        {Object.entries(orders).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
