import type { Cluster } from './build.ts'
import type { Machine } from './machine.ts'
import type { Roles } from './state.ts'

const patronictl = 'patronictl -c /etc/patroni/config.yml'
const etcdctl =
  'etcdctl --cacert=/etc/ssl/cluster/ca.crt --cert=/etc/ssl/cluster/machine.crt --key=/etc/ssl/cluster/machine.key'
const filler = '/var/lib/postgresql/filler'
/** Ends what fills the disk. */
const spaceAgain = '/run/space-again'

type Repair = () => Promise<void>

export interface Fault {
  readonly name: string
  readonly times: number
  /** Until it is repaired, which a fault that repairs itself isn’t. */
  readonly lastsMs: number
  /** Whether Patroni’s lock has to run out, which the primary can’t give up. */
  readonly keepsLock?: true
  inject(roles: Roles, cluster: Cluster): Promise<Repair>
}

const nothing: Repair = async () => {}

/** To every process of PostgreSQL; Patroni beside it goes on. */
const signalPostgres = (machine: Machine, signal: string) =>
  machine.run(`pkill -${signal} -x postgres || true`)

async function powerOff(machine: Machine): Promise<Repair> {
  await machine.powerOff()
  return () => machine.boot()
}

async function etcdLeader({ etcd }: Cluster): Promise<Machine> {
  for (const machine of etcd) {
    const printed = await machine.run(
      `${etcdctl} --endpoints=https://${machine.name}:2379 endpoint status --write-out=json`,
    )
    const [{ Status }] = JSON.parse(printed)
    if (Status.leader === Status.header.member_id) return machine
  }
  throw new Error('etcd has no leader.')
}

export const faults: readonly Fault[] = [
  {
    name: 'the primary’s PostgreSQL is killed',
    times: 10,
    lastsMs: 0,
    async inject({ primary }) {
      await signalPostgres(primary, 'KILL')
      return nothing
    },
  },
  {
    name: 'the primary’s machine is switched off',
    times: 10,
    lastsMs: 0,
    keepsLock: true,
    inject: ({ primary }) => powerOff(primary),
  },
  {
    name: 'the primary’s PostgreSQL is stopped (SIGSTOP)',
    times: 3,
    lastsMs: 40_000,
    // Patroni waits for its response, and renews nothing.
    keepsLock: true,
    async inject({ primary }) {
      await signalPostgres(primary, 'STOP')
      return () => signalPostgres(primary, 'CONT').then(() => {})
    },
  },
  {
    name: 'the primary’s machine stands still, then goes on',
    times: 3,
    lastsMs: 40_000,
    keepsLock: true,
    async inject({ primary }) {
      primary.freeze()
      return async () => primary.thaw()
    },
  },
  {
    name: 'the primary’s network is cut',
    times: 3,
    lastsMs: 40_000,
    keepsLock: true,
    async inject({ primary }) {
      primary.cut()
      return async () => primary.join()
    },
  },
  {
    name: 'etcd’s leader is killed',
    times: 3,
    lastsMs: 20_000,
    async inject(_roles, cluster) {
      const leader = await etcdLeader(cluster)
      await leader.run('systemctl kill --signal=KILL etcd; systemctl stop etcd')
      return () => leader.run('systemctl start etcd').then(() => {})
    },
  },
  {
    name: 'all of etcd is stopped',
    times: 3,
    lastsMs: 40_000,
    async inject(_roles, { etcd }) {
      await Promise.all(etcd.map((machine) => machine.run('systemctl stop etcd')))
      return async () => {
        await Promise.all(etcd.map((machine) => machine.run('systemctl start etcd')))
      }
    },
  },
  {
    name: 'the primary’s disk is full',
    times: 3,
    lastsMs: 40_000,
    async inject({ primary }) {
      const fill = `dd if=/dev/zero of=${filler} bs=64k oflag=append conv=notrunc status=none 2> /dev/null`
      primary.start(`rm -f ${spaceAgain}; while [ ! -e ${spaceAgain} ]; do ${fill} || sleep 0.2; done`)
      return async () => {
        await primary.run(`touch ${spaceAgain}; sleep 2; rm ${filler}; systemctl restart patroni`)
      }
    },
  },
  {
    name: 'a switchover by hand',
    times: 3,
    lastsMs: 0,
    async inject({ primary, standbys }) {
      const printed = await primary.run(
        `${patronictl} switchover --leader ${primary.name} --candidate ${standbys[0].name} --force`,
      )
      // It ends with 0 when it was refused, too.
      if (!printed.includes('Successfully switched over')) throw new Error(printed)
      return nothing
    },
  },
  {
    name: 'a standby’s machine is switched off and comes back',
    times: 3,
    lastsMs: 30_000,
    inject: ({ standbys }) => powerOff(standbys[0]),
  },
]
