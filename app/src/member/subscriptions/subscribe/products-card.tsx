import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { RoleLinkButton, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { formatMonth } from '../../../domain/wallet/month.ts'
import { QueryCard } from '../../../lib/query/query-card.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row } from '../../../ui/layout.ts'
import { productsPageSize, productsQuery } from '../queries.ts'
import type { Subscription } from '../rules.ts'
import css from '../subscriptions.module.css'
import { UnsubscribeDialog } from './unsubscribe-dialog.tsx'

type Product = components['schemas']['Product']

/** The ways to buy the API: those that were taken, and what else there is. */
export function ProductsCard({ subscription }: { readonly subscription: Subscription }) {
  const [page, setPage] = useState(1)
  const query = useQuery(productsQuery(usePortal(), subscription.user_subscription_id, page))
  return (
    <QueryCard what="the products" height="220px" queries={[query]}>
      {({ data, meta }) => (
        <Card as="section" aria-labelledby="products">
          <header className={classes(row(3, 'between'), css.cardHeadPadded)}>
            <h2 className="card-title" id="products">
              Products
            </h2>
          </header>
          <ul aria-busy={query.isPlaceholderData}>
            {data.map((product) => (
              <ProductRow key={product.product_id} product={product} subscription={subscription} />
            ))}
          </ul>
          <Pagination
            label="Products"
            count={meta.total}
            pageSize={productsPageSize}
            page={page}
            onPage={setPage}
          />
        </Card>
      )}
    </QueryCard>
  )
}

/** Most price lists are named by their month. */
const priceListName = (version: string): string =>
  `Price list ${/^\d{4}-\d{2}$/.test(version) ? formatMonth(version) : version}`

interface ProductRowProps {
  readonly product: Product
  readonly subscription: Subscription
}

function ProductRow({ product, subscription }: ProductRowProps) {
  const [ending, setEnding] = useState(false)
  const mayEnd = useRoleRefusal('POST /api/user-unsubscribe') === undefined
  const { name, description, kyb_required, product_id, versions } = product
  const taken = subscription.products.find((one) => one.product_id === product_id)
  const next = versions.find(({ status }) => status === 'UPCOMING')
  return (
    <li className={classes('ruled-row', css.product)}>
      <div>
        <h3 className={classes(row([1, 2]), css.productName)}>
          {name}
          {taken && <Tag tone="good">Yours</Tag>}
          {kyb_required && !taken && <Tag>Verified businesses only</Tag>}
        </h3>
        <p className="note">{description}</p>
        {taken && (
          <p className="note">
            {priceListName(taken.version)}. Locked in since {formatDate(taken.since)}.
          </p>
        )}
        {next && (
          <p className="note">
            New prices ({next.version}) from {formatDate(next.starts_on)}.
          </p>
        )}
      </div>
      {taken && mayEnd && subscription.products.length > 1 && (
        <Button look="link" aria-label={`Remove ${name}`} onClick={() => setEnding(true)}>
          Remove
        </Button>
      )}
      {taken && ending && (
        <UnsubscribeDialog
          subscription={subscription}
          product={taken}
          now={new Date()}
          onClose={() => setEnding(false)}
          onDone={() => setEnding(false)}
        />
      )}
      {!taken && subscription.status === 'ACTIVE' && (
        <RoleLinkButton
          gate="POST /api/user-subscription"
          aria-label={`Add ${name}`}
          href={href('subscriptions', {}, { query: { api: product.api, product: product_id } })}
        >
          Add
        </RoleLinkButton>
      )}
    </li>
  )
}
