// Run in an empty project by every Node at hand.
import { createPortal, isApiError, unwrap } from '@switchboard/sdk'
import { createApi } from '@switchboard/sdk/apis'
import { testValues } from '@switchboard/sdk/apis/sim-swap'
import { createContent } from '@switchboard/sdk/content'
import { scenario } from '@switchboard/sdk/mock'
import { queryKey } from '@switchboard/sdk/react-query'

const [baseUrl] = process.argv.slice(2)
const portal = createPortal({ baseUrl, mock: true })
await portal.session.login({ email: 'jun@example.com', password: 'correct horse battery' })
const { data } = await unwrap(portal.GET('/api/wallet/credits', scenario('getWalletCredits', 200, 'user')))
const missing = await unwrap(createContent({ baseUrl }).GET('/docs')).catch((error) => error)
if (!isApiError(missing) || missing.status !== 404) throw new Error('a missing page is no ApiError')
const simSwap = createApi('sim-swap', { baseUrl, key: 'sb_test_1', environment: 'test' })
const body = { phoneNumber: testValues.checkSimSwap.swapped }
const check = await unwrap(simSwap.POST('/check', { body }))
console.log(
  JSON.stringify([data.wallet_credits, queryKey('/api/wallet/credits'), missing.code, check.swapped]),
)
