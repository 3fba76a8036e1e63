import type { FullResult, Reporter } from '@playwright/test/reporter'
import { callsNobodyMade, forgetTraffic } from './traffic.ts'

/** Where every browser test ran (`npm test` says so), each call of the specification was made by some page, or the run is red. */
export default class TrafficReporter implements Reporter {
  onBegin(): void {
    forgetTraffic()
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (process.env.E2E_WHOLE !== '1' || status !== 'passed') return
    const missing = callsNobodyMade()
    if (missing.length === 0) return
    console.error(`Calls of the specification that no page made: ${missing.join(', ')}`)
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
