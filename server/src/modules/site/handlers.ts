import { open } from 'node:fs/promises'
import { brand } from '../../platform/brand/brand.ts'
import { handler, type RequestContext, streamed } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail, queueUnrequestedMail } from '../../platform/mail/queue.ts'
import { publishedResources } from '../content/content.ts'
import { findFile } from '../content/files.ts'
import { contentIn } from '../content/read-content.ts'
import { requireCaptcha } from './captcha.ts'
import { deskEmail, senderEmail } from './contact-emails.ts'
import { recordLead, saveContactMessage } from './repo.ts'
import { sanitizeOneLine, sanitizeText } from './sanitize-text.ts'

const listFaqs = handler<'listFaqs'>(async ({ settings }) => ({
  status: 200,
  body: { data: [...contentIn(settings.contentFolder).faqs] },
}))

const contactUs = handler<'contactUs'>(async (call) => {
  const { body, clock, requestId } = call
  await requireCaptcha(call, 'contact_us', body.captcha)
  const contact = {
    id: newId('msg'),
    ...personOf(body),
    message: sanitizeText(body.message),
    about_request: body.request_id ?? null,
  }
  const waitSeconds = await call.db.transaction().execute(async (db) => {
    await saveContactMessage(db, { ...contact, request_id: requestId, created_at: clock() })
    await queueMail(db, deskEmail(brand().support_email, contact))
    return queueUnrequestedMail(db, senderEmail(brand().support_email, contact), clock())
  })
  const copy = waitSeconds === 0 ? ' A copy is on its way to you.' : ''
  const message = `Thanks. We’ll reply within one working day.${copy}`
  return { status: 202, body: { data: { message } } }
})

const downloadNewspaper = handler<'downloadNewspaper'>(async (call) => {
  const { db, body, clock, requestId } = call
  const insight = published(call).find(({ insight_id }) => insight_id === body.insight_id)
  if (!insight?.file) {
    throw new Problem('not_found', 'There’s no insight with this ID, or it has no whitepaper.')
  }
  await requireCaptcha(call, 'download_newspaper', body.captcha)
  const lead_id = await recordLead(db, {
    id: newId('lead'),
    insight_id: insight.insight_id,
    ...personOf(body),
    role: sanitizeOneLine(body.role ?? '') || null,
    request_id: requestId,
    created_at: clock(),
  })
  const { filename, size_bytes } = insight.file
  return { status: 201, body: { data: { lead_id, filename, title: insight.title, size_bytes } } }
})

/**
 * Gives out what a published insight names. Also where the form comes first: the call takes a name and no proof of the
 * form, so the form asks politely and guards nothing.
 */
const downloadFile = streamed<'downloadFile'>(async (call) => {
  const { filename } = call.body
  const isPublished = published(call).some(({ file }) => file?.filename === filename)
  const download = isPublished ? findFile(call.settings.contentFolder, filename) : undefined
  if (!download) {
    throw new Problem(
      'not_found',
      'There’s no file with this name. It may have been replaced by a newer one.',
    )
  }
  // Opened before the answer begins: a file that cannot be read is a 500, not half a file.
  const file = await open(download.path)
  return { status: 200, type: 'application/octet-stream', filename, stream: file.createReadStream() }
})

const published = ({ settings, clock }: Pick<RequestContext<'downloadFile'>, 'settings' | 'clock'>) =>
  publishedResources(contentIn(settings.contentFolder), clock())

interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly company?: string
}

const personOf = ({ first_name, last_name, email, company = '' }: Person) => ({
  first_name: sanitizeOneLine(first_name),
  last_name: sanitizeOneLine(last_name),
  email,
  company: sanitizeOneLine(company) || null,
})

export const siteHandlers = { listFaqs, contactUs, downloadNewspaper, downloadFile }
