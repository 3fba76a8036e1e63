import { oneOf, page, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'

/** The history's state in its address: `?view=unread&page=2`. */
export const historyAddress = urlState({ view: oneOf(['all', 'unread', 'important']), page })
export type HistoryAddress = UrlStateOf<typeof historyAddress>
export type HistoryView = HistoryAddress['view']
