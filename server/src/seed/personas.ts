export const demoPassword = 'switchboard-demo'

/** The cast of the contract's examples (openapi/portal/examples/PERSONAS.md), as demo accounts. */
export interface Persona {
  readonly name: string
  readonly id: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly role?: 'ADMIN'
  readonly company?: string
  readonly plan?: 'PREPAID' | 'POSTPAID'
  readonly newcomer?: true
  /** Hundredths; the balance at the end of its history, unless it's billed monthly: then its credit line has the rest. */
  readonly balance: number
  /** Free credits for an outage. */
  readonly goodwill?: true
  /** Calls a day, as a share of the usual shape. */
  readonly traffic: number
  /** The month before, as a share of this one. */
  readonly before?: number
  readonly apis: readonly string[]
  /** Acts for the account of another one, who comes before. */
  readonly team?: { readonly account: string; readonly role: 'DEVELOPER' | 'BILLING' | 'VIEWER' }
  /** Saved for automatic top-ups, which are off. */
  readonly card?: true
  /** The older test key is in its grace. */
  readonly regenerated?: true
}

export const personas: readonly Persona[] = [
  {
    name: 'user',
    id: 'usr_jun7Q2',
    email: 'jun@example.com',
    firstname: 'Jun',
    lastname: 'Dela Cruz',
    plan: 'PREPAID',
    balance: 1250_50,
    traffic: 0.4,
    before: 1.07,
    apis: ['number-verification', 'messaging'],
    card: true,
  },
  {
    name: 'business',
    id: 'usr_mara3K',
    email: 'mara@lakbay.example',
    firstname: 'Mara',
    lastname: 'Santos',
    company: 'Lakbay Freight',
    plan: 'POSTPAID',
    balance: 8420_00,
    traffic: 2,
    before: 0.88,
    apis: ['sim-swap', 'device-location', 'messaging', 'number-verification'],
  },
  {
    name: 'admin',
    id: 'usr_iris9A',
    email: 'iris@switchboard.example',
    firstname: 'Iris',
    lastname: 'Tan',
    role: 'ADMIN',
    balance: 0,
    traffic: 0,
    apis: [],
  },
  // Approves what is above the limit of one person; the contract's examples are Iris's.
  {
    name: 'secondAdmin',
    id: 'usr_otto2B',
    email: 'otto@switchboard.example',
    firstname: 'Otto',
    lastname: 'Reyes',
    role: 'ADMIN',
    balance: 0,
    traffic: 0,
    apis: [],
  },
  {
    name: 'newUser',
    id: 'usr_leo5Nw',
    email: 'leo@example.com',
    firstname: 'Leo',
    lastname: 'Ramos',
    newcomer: true,
    balance: 0,
    traffic: 0,
    apis: [],
  },
  {
    name: 'lowBalance',
    id: 'usr_tess8L',
    email: 'tess@bantaypay.example',
    firstname: 'Tess',
    lastname: 'Villanueva',
    company: 'Bantay Pay',
    plan: 'PREPAID',
    balance: 348_00,
    goodwill: true,
    traffic: 1,
    before: 0.95,
    apis: ['messaging', 'number-verification', 'sim-swap'],
  },
  {
    name: 'zeroBalance',
    id: 'usr_paolo0',
    email: 'paolo@example.com',
    firstname: 'Paolo',
    lastname: 'Lim',
    plan: 'PREPAID',
    balance: 0,
    traffic: 0.2,
    before: 1.6,
    apis: ['messaging'],
  },
  {
    name: 'kybRejected',
    id: 'usr_nadia4R',
    email: 'nadia@tindahan.example',
    firstname: 'Nadia',
    lastname: 'Cruz',
    company: 'Tindahan Online',
    plan: 'PREPAID',
    balance: 600_00,
    traffic: 0.1,
    apis: ['sim-swap'],
  },
  {
    name: 'keyInGrace',
    id: 'usr_rico6G',
    email: 'rico@sakay.example',
    firstname: 'Rico',
    lastname: 'Bautista',
    company: 'Sakay Mobility',
    plan: 'PREPAID',
    balance: 2310_00,
    traffic: 0.8,
    before: 0.72,
    apis: ['sim-swap', 'device-location'],
    regenerated: true,
  },
  {
    name: 'developer',
    id: 'usr_dina4D',
    email: 'dev@lakbay.example',
    firstname: 'Dina',
    lastname: 'Ocampo',
    plan: 'PREPAID',
    // Starter credits of their own, which they keep.
    balance: 50_00,
    traffic: 0,
    apis: [],
    team: { account: 'usr_mara3K', role: 'DEVELOPER' },
  },
  {
    name: 'billing',
    id: 'usr_ben7Bi',
    email: 'billing@lakbay.example',
    firstname: 'Ben',
    lastname: 'Aguilar',
    plan: 'PREPAID',
    balance: 50_00,
    traffic: 0,
    apis: [],
    team: { account: 'usr_mara3K', role: 'BILLING' },
  },
  {
    name: 'viewer',
    id: 'usr_vic2Vw',
    email: 'viewer@lakbay.example',
    firstname: 'Vic',
    lastname: 'Navarro',
    plan: 'PREPAID',
    balance: 50_00,
    traffic: 0,
    apis: [],
    team: { account: 'usr_mara3K', role: 'VIEWER' },
  },
  // Its test keys are those that the publishers' build servers check the APIs with: scripts/check-demo.ts.
  {
    name: 'publisher',
    id: 'usr_lumi1C',
    email: 'checks@lumina.example',
    firstname: 'Lumina',
    lastname: 'Checks',
    plan: 'PREPAID',
    balance: 50_00,
    traffic: 0,
    apis: [
      'sim-swap',
      'number-verification',
      'one-time-password',
      'messaging',
      'device-location',
      'quality-on-demand',
    ],
  },
]
