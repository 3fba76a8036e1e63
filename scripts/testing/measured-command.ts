import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

interface MeasuredCommandOptions {
  readonly output: 'inherit' | Writable
  readonly env: NodeJS.ProcessEnv
}

interface MeasuredResult {
  readonly passed: boolean
  /** Of the command and of all that it started and waited for. */
  readonly processorSeconds: number
}

/** A shell adds up what its children have cost, as the system counts it, and what it prints of that goes where the command prints nothing. */
const script = '"$@" 3>&-; code=$?; times >&3; exit $code'

export class MeasuredCommand {
  readonly #shell: ChildProcess
  readonly result: Promise<MeasuredResult>

  constructor(command: readonly string[], { output, env }: MeasuredCommandOptions) {
    this.#shell = spawn('sh', ['-c', script, 'sh', ...command], {
      stdio: ['ignore', output, output, 'pipe'],
      // A group of its own: a signal to the shell alone would leave the command running.
      detached: true,
      env,
    })
    this.result = this.#measure()
  }

  kill(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.#shell
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal)
  }

  async #measure(): Promise<MeasuredResult> {
    const [printed, [code]] = await Promise.all([
      text(this.#shell.stdio[3] as Readable),
      once(this.#shell, 'exit'),
    ])
    return { passed: code === 0, processorSeconds: childSeconds(printed) }
  }
}

/** From the second line of `times`, which is that of the children: `1m2.500000s 0m3.250000s`. */
function childSeconds(printed: string): number {
  const children = printed.trim().split('\n')[1] ?? ''
  return [...children.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
    0,
  )
}
