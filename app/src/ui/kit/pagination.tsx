import { Pagination as ChakraPagination, PaginationContext } from '@chakra-ui/react/pagination'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '../icon.tsx'

// On a phone it stands for the numbers, which have no room there.
const Place = chakra('span', {
  base: { display: { base: 'inline', md: 'none' }, paddingInline: '2', color: 'muted' },
})

interface PaginationProps {
  /** The paged thing, for its name: "Transactions". */
  readonly label: string
  /** How many there are in all. */
  readonly count: number
  readonly pageSize: number
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Leads through a long list. Nothing is shown when one page holds it. */
export function Pagination({ label, count, pageSize, page, onPage }: PaginationProps) {
  const pages = Math.ceil(count / pageSize)
  if (pages < 2) return null
  return (
    <ChakraPagination.Root
      count={count}
      pageSize={pageSize}
      page={page}
      onPageChange={(change) => onPage(change.page)}
      translations={{ rootLabel: `${label}, pages` }}
    >
      <ChakraPagination.PrevTrigger>
        <Icon of={ChevronLeft} />
      </ChakraPagination.PrevTrigger>
      <Place>
        Page {page} of {pages}
      </Place>
      <PaginationContext>
        {(api) =>
          api.pages.map((entry, index) =>
            entry.type === 'page' ? (
              <ChakraPagination.Item key={entry.value} {...entry}>
                {entry.value}
              </ChakraPagination.Item>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: of the two gaps, one is the first
              <ChakraPagination.Ellipsis key={`gap-${index}`} index={index}>
                …
              </ChakraPagination.Ellipsis>
            ),
          )
        }
      </PaginationContext>
      <ChakraPagination.NextTrigger>
        <Icon of={ChevronRight} />
      </ChakraPagination.NextTrigger>
    </ChakraPagination.Root>
  )
}
