import type { operations } from '@switchboard/sdk'
import { SearchX } from 'lucide-react'
import { formatCount } from '../../base/format/format.ts'
import { type Announcement, announcedLimits } from '../../domain/catalogue/announcements.ts'
import { limitsSentence } from '../../domain/catalogue/call-limits.ts'
import { type Plan, startPlan } from '../../domain/plans/plan-facts.ts'
import { useTurnedPage } from '../../lib/browser/use-turned-page.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { href } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { row } from '../../ui/layout.ts'
import { PlainButton, PlainLinkButton } from '../../ui/plain-button.tsx'
import { PlainPager } from '../../ui/plain-pager.tsx'
import { Options, PlainSelect } from '../../ui/plain-select.tsx'
import { PlainSkeleton, SkeletonLine } from '../../ui/plain-skeleton.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { ApiPriceGroup, PriceGroupSkeleton } from './api-price-group.tsx'
import { addLine, dropLine, keyOf, type MixLine } from './mix.ts'
import type { ApiPrices, Price } from './prices.ts'
import css from './pricing.module.css'
import { Section } from './section.tsx'
import { orders, type PriceView, viewHref } from './view.ts'

interface PriceListProps {
  readonly found: operations['listApiPrices']['responses'][200]['content']['application/json']
  /** Still what was found before, while the wanted part is on its way. */
  readonly stale: boolean
  readonly pricesOf: (api: ApiPrices) => readonly Price[]
  /** Of the person at hand. */
  readonly planName: string | null
  readonly plans: readonly Plan[]
  readonly announcements: readonly Announcement[]
  /** The query of the address. */
  readonly search: string
  readonly view: PriceView
  readonly mix: readonly MixLine[]
  readonly showView: (view: PriceView, options?: { readonly replace?: boolean }) => void
  readonly showMix: (mix: readonly MixLine[]) => void
}

const firstCalls = 1_000
const title = 'What each call costs'

export function PriceList(props: PriceListProps) {
  const { found, stale, pricesOf, planName, search, view, mix, showMix } = props
  const limits = limitsOnPlan(props)
  const { data, meta, operations: counted } = found
  const heading = useTurnedPage<HTMLHeadingElement>(view.page)
  const inMix = new Set(mix.map(keyOf))
  const toggle = ({ api, operation_id: operationId }: Price) => {
    const line = { api, operationId, calls: firstCalls }
    showMix(inMix.has(keyOf(line)) ? dropLine(mix, keyOf(line)) : addLine(mix, line))
  }

  return (
    <Section
      heading={heading}
      title={title}
      about={
        <>
          {planName
            ? `In credits, as ${planName} charges you. Where that isn’t the list price, both are shown.`
            : 'In credits. Mock and test calls are free.'}
          {limits && ` ${limits}.`}
        </>
      }
    >
      <PriceTools {...props} />
      <p className={counted.found === counted.total ? 'visually-hidden' : 'small muted'} role="status">
        {formatCount(counted.found)} of {formatCount(counted.total)} prices found, {mix.length} in the
        estimate
      </p>
      {data.length === 0 && <NoPrices {...props} />}
      <div className={stale ? 'stale' : undefined} aria-busy={stale}>
        {data.map((api) => (
          <ApiPriceGroup
            key={api.api}
            api={api}
            prices={pricesOf(api)}
            view={view}
            search={search}
            inMix={inMix}
            onToggle={toggle}
          />
        ))}
      </div>
      <PlainPager
        page={meta.page}
        count={Math.ceil(meta.total / meta.limit)}
        hrefOf={(page) => viewHref(search, { ...view, page, open: '' })}
      />
    </Section>
  )
}

/** Of the person’s plan; to others, of the one that everyone starts with. */
function limitsOnPlan({ plans, planName, announcements }: PriceListProps): string | undefined {
  const plan = planName ? plans.find(({ plan_name }) => plan_name === planName) : startPlan(plans)
  if (!plan) return
  const next = announcedLimits(announcements, plan.plan_id)
  return [`${limitsSentence(plan.limits)} on ${plan.plan_name}`, next].filter(Boolean).join('. ')
}

/** Without its script the page sends the form, and the address says the same. */
function PriceTools({ view, showView }: PriceListProps) {
  const narrow = (part: Partial<PriceView>, replace = false) =>
    showView({ ...view, ...part, page: 1, open: '' }, { replace })
  const [words, setWords] = useTypedWords(view.words, (typed) => narrow({ words: typed }, true))
  return (
    <search>
      {/* No useApiForm: nothing is sent, the filter is in the address. */}
      <form
        className={row(3)}
        action={href('pricing')}
        onSubmit={(event) => {
          event.preventDefault()
          narrow({ words })
        }}
      >
        <SearchBox label="Search operations" name="q" words={words} onWords={setWords} />
        <div className={css.sort}>
          <PlainSelect
            label="Sort"
            name="sort"
            value={view.order}
            onChange={(event) => narrow({ order: event.target.value as typeof view.order })}
          >
            <Options of={orders} />
          </PlainSelect>
          <noscript>
            <PlainButton type="submit">Apply</PlainButton>
          </noscript>
        </div>
      </form>
    </search>
  )
}

function NoPrices({ found: { meta, operations: counted }, search, view }: PriceListProps) {
  if (meta.total > 0)
    return (
      <EmptyState
        icon={SearchX}
        title={`There’s no page ${view.page}`}
        action={
          <PlainLinkButton href={viewHref(search, { ...view, page: 1 })}>
            Go to the first page
          </PlainLinkButton>
        }
      >
        The list is shorter than that.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={SearchX}
      title={`Nothing matches “${view.words}”`}
      action={
        <PlainLinkButton href={viewHref(search, { ...view, words: '', page: 1 })}>
          Show all {formatCount(counted.total)}
        </PlainLinkButton>
      }
    >
      Search covers the names of APIs and operations. Try a shorter word, such as “swap” or “SMS”.
    </EmptyState>
  )
}

const places = ['a', 'b', 'c', 'd', 'e']

/** Its tools and a page of groups. */
export const PriceListSkeleton = () => (
  <Section
    title={title}
    about={
      <>
        <SkeletonLine width="90%" />
        <SkeletonLine width="30%" />
      </>
    }
  >
    <div className={row(3)} aria-hidden="true">
      <PlainSkeleton width="min(100%, 480px)" height="var(--control-field)" />
      <div className={css.sort}>
        <PlainSkeleton width="12rem" height="var(--control-field)" />
      </div>
    </div>
    <div aria-hidden="true">
      {places.map((place) => (
        <PriceGroupSkeleton key={place} />
      ))}
    </div>
  </Section>
)
