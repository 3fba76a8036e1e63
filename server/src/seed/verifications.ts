import { sql } from 'kysely'
import { takeDocuments, withDocuments } from '../modules/kyb/documents.ts'
import { addDocuments } from '../modules/kyb/repo.ts'
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

interface VerifyOptions {
  readonly now: Date
  readonly kybFolder: string
}

/** The forms of a persona. One in review has its documents; those of the others were looked at. */
export async function verify(tx: Tx, persona: Persona, { now, kybFolder }: VerifyOptions): Promise<void> {
  const past = verifications[persona.name] ?? []
  if (past.length === 0) return
  await tx
    .insertInto('kyb_submissions')
    .values(past.map((one) => rowOf(persona, one, now)))
    .execute()
  for (const { id, business } of past.filter((one) => one.decidedMinutesAgo === undefined)) {
    const documents = await takeDocuments({
      registration_certificate: file('SEC-certificate.pdf', `Certificate of incorporation: ${business}`),
      representative_id: file('Identity.pdf', `Identity document: ${persona.firstname} ${persona.lastname}`),
      proof_of_address: file('Utility-bill.pdf', `Utility bill of October: ${business}`),
    })
    const rows = documents.map((one) => ({ ...one, bytes: one.content.length }))
    await withDocuments(kybFolder, documents, () => addDocuments(tx, id, rows))
  }
}

const file = (filename: string, text: string) => ({ filename, content: onePage(text), tooLarge: false })

/** A PDF of one page with a line of text. */
function onePage(text: string): Buffer {
  const line = `BT /F1 18 Tf 72 720 Td (${text}) Tj 0 -32 Td (Sample of the demo) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  )
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
