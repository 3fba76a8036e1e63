/** Limits of npm run bench server. Shares and differences are against a bare equivalent in the same run. */
export const budgets = {
  /** Calls a second, as a share of what the bare one does. */
  share: {
    gateway: 0.5,
    'one-wallet': 0.3,
    wallet: 0.5,
  },
  /** Milliseconds that one caller of the gateway waits longer, at the median. */
  latencyMs: 2,
  /** Milliseconds that a call as an agent’s tool takes longer than the same call of the gateway, at the median. */
  toolMs: 1,
  /** Processor time of a call with a feature of the gateway, as a multiple of one without. */
  costRatio: 1.05,
  /** The same of a call that is traced, with all its spans written and sent. */
  tracesRatio: 1.5,
  /** Processor time of the primary for people who look, and a few who call, with a replica to read from: a multiple of that without. */
  replicaRatio: 0.5,
  /** How far the calls that are let through may be from a rate, over any number of processes. */
  ratePercent: 5,
  /** Calls a second of two processes, as a multiple of one. */
  twoProcesses: 1.5,
  /** Cores below which two processes, the database and the callers are only in each other's way. */
  twoProcessesCores: 4,
  /** Memory of the server process under load, and its growth after the first fifth of the calls. */
  memoryMb: 250,
  memoryGrowthMb: 20,
  /** Memory of the server process after so many drawn pages. */
  drawnPages: 200,
  drawnPagesMb: 250,
  /** Memory of the server process after what strangers may send. */
  hostileMb: 300,
  /** Thousands of bytes, 60 and 15 times 1,024, of the catalogue and of the price list, however much is published. */
  listPages: { htmlKb: 61.4, sentKb: 15.3 },
} as const
