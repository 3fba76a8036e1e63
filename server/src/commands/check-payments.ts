// For operators, before real payments: `npm run check-payments`. It uses the provider's test mode alone. See docs/take-real-payments.md.
import { checkProvider, checkRefusal } from '../modules/payments/check-provider.ts'
import { readPaymentSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'

const settings = orExit(() => readPaymentSettings(process.env))
const refusal = checkRefusal(settings)
if (refusal !== undefined) {
  console.error(refusal)
  process.exit(1)
}
for await (const { what, fault } of checkProvider(settings)) {
  process.stdout.write(
    `${fault === null ? 'ok   ' : 'FAULT'}  ${what}${fault === null ? '' : `: ${fault}`}\n`,
  )
  if (fault !== null) process.exitCode = 1
}
