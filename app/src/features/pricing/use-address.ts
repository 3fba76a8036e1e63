import { useLocation, useSearch } from 'wouter'
import { href } from '../../paths.ts'
import { type MixLine, readMix, writeMix } from './mix.ts'
import { type PriceView, readView, writeView } from './view.ts'

/** All that a person set on the page stands in its address: going back undoes it, and a copy of it shows the same. */
export function useAddress() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const go = (query: string, replace: boolean) =>
    navigate(query ? `${href('pricing')}?${query}` : href('pricing'), { replace })
  return {
    search,
    view: readView(search),
    mix: readMix(search),
    showView: (view: PriceView, replace = false) => go(writeView(search, view), replace),
    showMix: (mix: readonly MixLine[], replace = false) => go(writeMix(search, mix), replace),
  }
}
