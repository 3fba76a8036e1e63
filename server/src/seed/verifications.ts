import { sql } from 'kysely'
import { accepted, type Refusal, received, rejected } from '../modules/kyb/requirements.ts'
import { liveBlocker, type SubscriptionStanding } from '../modules/subscriptions/rules.ts'
import type { Tx } from '../platform/db/client.ts'
import type { Persona } from './personas.ts'

interface PastVerification {
  readonly id: string
  readonly publisher: string
  readonly tag: string | null
  readonly business: string
  readonly sentMinutesAgo: number
  /** Not decided yet without. */
  readonly decidedMinutesAgo?: number
  readonly refusals?: readonly Refusal[]
}

const simSwap = { publisher: 'lumina', tag: 'sim-swap' } as const
const beacon = { publisher: 'beacon', tag: null } as const

/** As in openapi/portal/examples/kyb.yaml. */
const verifications: Readonly<Record<string, readonly PastVerification[]>> = {
  business: [
    { id: 'kyb_mara9Bc', ...beacon, business: 'Lakbay Freight Corporation', sentMinutesAgo: 0 },
    {
      id: 'kyb_mara4Hs',
      ...simSwap,
      business: 'Lakbay Freight Corporation',
      sentMinutesAgo: 662_368,
      decidedMinutesAgo: 660_672,
    },
  ],
  kybRejected: [
    {
      id: 'kyb_nadia2Tx',
      ...simSwap,
      business: 'Tindahan Online',
      sentMinutesAgo: 6_982,
      decidedMinutesAgo: 4_237,
      refusals: [
        {
          code: 'document_expired',
          field: 'registration_certificate',
          reason: 'The certificate ended on 30 June 2026. Send the renewed one.',
        },
        {
          code: 'document_unreadable',
          field: 'representative_id',
          reason:
            'The name on the identity document isn’t readable. Send a sharper picture of the whole page.',
        },
      ],
    },
  ],
  keyInGrace: [simSwap, beacon].map((what, index) => ({
    id: `kyb_rico${index + 1}Sm`,
    ...what,
    business: 'Sakay Mobility',
    sentMinutesAgo: 100_000 + index,
    decidedMinutesAgo: 98_000,
  })),
}

/** The submitted fields, as in openapi/portal/examples/kyb-correction.yaml. */
const written: Readonly<Record<string, object>> = {
  business: {
    business_type: 'CORPORATION',
    registration_number: 'CS201812345',
    tax_number: '009-123-456-000',
    address: '14 Pier Road, Tondo, Manila 1013',
    website: 'https://lakbay.example',
    contact_phone: '+639175550100',
    use_case: 'We check that a truck has reached the yard before the gate opens, some 800 times a day.',
    monthly_calls: 'UNDER_100000',
    answers: { retention: 'day' },
  },
  kybRejected: {
    business_type: 'SOLE_PROPRIETOR',
    registration_number: 'DTI-2204518',
    tax_number: '214-550-871-000',
    address: '27 Rizal Street, Quezon City 1100',
    website: 'https://tindahan.example',
    contact_phone: '+639175550140',
    use_case: 'We ask whether the SIM was changed before a seller moves her balance to a new account.',
    monthly_calls: 'UNDER_10000',
    answers: {
      consent_wording:
        'May we ask your network whether your SIM was changed lately? We do it to protect your balance.',
    },
  },
}

/** The APIs of a persona whose live keys the product's own rule gives out, once the forms are there. */
export async function liveApis(tx: Tx, { id, apis }: Persona): Promise<ReadonlySet<string>> {
  if (apis.length === 0) return new Set()
  const { rows } = await sql<Omit<SubscriptionStanding, 'status'> & { readonly api: string }>`
    SELECT DISTINCT ON (api) api, name, publisher, tag, version, kyb_required, kyb.state AS kyb_state, kyb.reason AS kyb_reason
    FROM apis LEFT JOIN LATERAL verification_of(${id}, publisher, tag) AS kyb ON true
    WHERE api = ANY (${[...apis]}) ORDER BY api, version DESC`.execute(tx)
  return new Set(rows.filter((row) => !liveBlocker({ ...row, status: 'ACTIVE' })).map(({ api }) => api))
}

/** The forms of a persona. Their documents are not part of the demo. */
export async function verify(tx: Tx, persona: Persona, now: Date): Promise<void> {
  const past = verifications[persona.name] ?? []
  if (past.length > 0)
    await tx
      .insertInto('kyb_submissions')
      .values(past.map((one) => rowOf(persona, one, now)))
      .execute()
}

function rowOf(persona: Persona, past: PastVerification, now: Date) {
  const { id, publisher, tag, business, sentMinutesAgo, decidedMinutesAgo, refusals } = past
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const requirements = received([])
  const decided = refusals ? rejected(requirements, refusals) : accepted(requirements)
  return {
    id,
    user_id: persona.id,
    publisher,
    tag,
    state: decidedMinutesAgo === undefined ? 'IN_REVIEW' : refusals ? 'REJECTED' : 'APPROVED',
    business_name: business,
    contact_name: `${persona.firstname} ${persona.lastname}`,
    contact_email: persona.email,
    form: JSON.stringify({ ...written[persona.name], country: 'PH', declaration: 'true' }),
    requirements: JSON.stringify(decidedMinutesAgo === undefined ? requirements : decided),
    reason: refusals?.map(({ reason }) => reason).join(' ') ?? null,
    submitted_at: ago(sentMinutesAgo),
    decided_at: decidedMinutesAgo === undefined ? null : ago(decidedMinutesAgo),
  } as const
}
