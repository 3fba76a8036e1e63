import { useSearch } from '../../lib/browser/use-search.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { readMix, writeMix } from './mix.ts'
import { readView, writeView } from './view.ts'

const viewCodec = { read: readView, write: writeView }
const mixCodec = { read: readMix, write: writeMix }

/** The page's whole state is in its address: going back undoes a change, and a copied link shows the same. */
export function useAddress() {
  const [view, showView] = useUrlState(viewCodec)
  const [mix, showMix] = useUrlState(mixCodec)
  return { search: useSearch(), view, mix, showView, showMix }
}
