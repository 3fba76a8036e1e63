import type { components } from '@switchboard/sdk'
import { Boxes, SearchX } from 'lucide-react'
import { apiCard } from '../../lib/format/api-card.ts'
import { href } from '../../paths.ts'
import { ApiCards } from '../../ui/api-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import css from './catalogue.module.css'
import { type CatalogueFilter, inCategory } from './filter.ts'

type PublicApi = components['schemas']['PublicApi']

interface FoundApisProps {
  readonly apis: readonly PublicApi[]
  readonly found: readonly PublicApi[]
  readonly filter: CatalogueFilter
  readonly onClear: () => void
}

export function FoundApis({ apis, found, filter, onClear }: FoundApisProps) {
  const shown = inCategory(found, filter.category)
  return (
    <>
      <p className={shown.length === apis.length ? 'visually-hidden' : 'small muted'} role="status">
        {shown.length} of {apis.length} APIs shown
      </p>
      {apis.length === 0 && (
        <EmptyState
          level={2}
          icon={Boxes}
          title="No API is published yet"
          action={<PlainLinkButton href={href('contact')}>Ask about the first one</PlainLinkButton>}
        >
          APIs appear here as soon as they’re published, with their prices and test numbers.
        </EmptyState>
      )}
      {apis.length > 0 && shown.length === 0 && (
        <EmptyState
          level={2}
          icon={SearchX}
          title={filter.words ? `Nothing matches “${filter.words}”` : 'Nothing fits these filters'}
          action={<PlainButton onClick={onClear}>Show all {apis.length}</PlainButton>}
        >
          {zeroHelp(found, filter)}
        </EmptyState>
      )}
      <h2 className="visually-hidden">APIs</h2>
      {shown.length > 0 && <ApiCards apis={shown.map(apiCard)} />}
    </>
  )
}

/** Where the words would be found, or which words find something. */
function zeroHelp(found: readonly PublicApi[], { category, tag, price }: CatalogueFilter): string {
  const elsewhere = [...new Set(found.map((api) => api.category))]
  if (category && elsewhere.length > 0)
    return `In ${category}, no. There is something in ${elsewhere.join(' and ')}.`
  if (tag || price) return 'Without the tag or the price there may be more.'
  return 'Search looks at names, descriptions and operations. Try a shorter word, such as “swap” or “SMS”.'
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** Six cards of the shape that is to come. */
export function CatalogueSkeleton() {
  return (
    <div className={css.cards}>
      {cards.map((card) => (
        <PlainSkeleton key={card} height="214px" />
      ))}
    </div>
  )
}
