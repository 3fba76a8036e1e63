import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = (() => {
  try {
    return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) || 100
  } catch {
    return 100
  }
})()

/** Seconds of processor time that a process has used, or 0 where the system does not say (only Linux has /proc). */
export const cpuSeconds = (pid: number): number => (statOf(pid)?.ticks ?? 0) / ticksPerSecond

/** The same of PostgreSQL: its first process, what has ended below it, and what runs below it. */
export function databaseCpuSeconds(postmaster: number): number {
  const below = pids().flatMap((pid) => {
    const stat = statOf(pid)
    return stat?.parent === postmaster ? [stat.ticks] : []
  })
  const { ticks = 0, ended = 0 } = statOf(postmaster) ?? {}
  return (below.reduce((sum, one) => sum + one, 0) + ticks + ended) / ticksPerSecond
}

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

function pids(): readonly number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

/** See proc(5): the fields after the name, which may contain spaces. */
function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1], ticks: user + system, ended: endedUser + endedSystem }
  } catch {
    return undefined
  }
}
