import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { components } from '@switchboard/sdk'
import PDFDocument from 'pdfkit'
import { toGroupedDecimal, toHundredths } from '../../platform/money/decimals.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'

type TaxDocument = components['schemas']['TaxDocument']

const ofNoto = import.meta.resolve('@embedpdf/fonts-sc')
const fonts = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf')),
  /** For what Geist has no letters of. 8 MB, which are read only where they are needed. */
  chinese: fileURLToPath(new URL('../fonts/NotoSansHans-Regular.otf', ofNoto)),
}
const chinese =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff00-\uffef]/u
const titles = { RECEIPT: 'Receipt', INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } as const
/** Points of an A4 sheet. */
const [margin, width, amountWidth] = [56, 483, 110]
const [ink, muted, ruled] = ['#1c1b19', '#6b6862', '#d9d6cf']

const money = (amount: string) => toGroupedDecimal(toHundredths(amount)).replace('-', '−')

type Place = Pick<Settings, 'timeZone' | 'publicUrl'>

/** It holds nothing of the moment it’s made, so that a document is always the same bytes. */
export function drawPdf(document: TaxDocument, place: Place): Promise<Buffer> {
  const { number, kind, seller, buyer, issued_at } = document
  const issued = new Date(issued_at)
  const info = {
    ...{ Title: `${titles[kind]} ${number}`, Author: seller.legal_name },
    ...{ CreationDate: issued, ModDate: issued },
  }
  const pdf = new PDFDocument({ size: 'A4', margin, lang: 'en', displayTitle: true, info })
  const bytes = buffer(pdf)
  write(pdf, 11).text(number, margin, margin + 12, { align: 'right', width })
  write(pdf, 22, { bold: true }).text(titles[kind], margin, margin)
  const top = pdf.y + 28
  const ends = [party(pdf, 'From', seller, [margin, top]), party(pdf, 'To', buyer, [margin + 250, top])]
  pdf.y = Math.max(...ends) + 24
  drawFacts(pdf, document, place)
  drawLines(pdf, document)
  const note = `${hasVat(document) ? 'Prices include VAT. ' : ''}${place.publicUrl}/dashboard/documents/${number}`
  write(pdf, 9, { colour: muted }).text(note, margin, pdf.y + 20, { width })
  pdf.end()
  return bytes
}

const hasVat = ({ vat_rate }: TaxDocument) => toHundredths(vat_rate) > 0

/** `text` is what somebody has written, in whatever script. */
const write = (pdf: PDFKit.PDFDocument, size: number, { bold = false, colour = ink, text = '' } = {}) =>
  pdf
    .font(fonts[chinese.test(text) ? 'chinese' : bold ? 'bold' : 'regular'])
    .fontSize(size)
    .fillColor(colour)

/** Returns where it ends. */
function party(
  pdf: PDFKit.PDFDocument,
  label: string,
  { legal_name, address, tin }: TaxDocument['seller'],
  [x, y]: readonly [number, number],
): number {
  const options = { width: 225 }
  write(pdf, 9, { colour: muted }).text(label, x, y, options).moveDown(0.3)
  write(pdf, 10.5, { bold: true, text: legal_name }).text(legal_name, options)
  if (address) write(pdf, 10, { text: address }).text(address, options)
  if (tin) write(pdf, 10).text(`TIN ${tin}`, options)
  return pdf.y
}

function drawFacts(
  pdf: PDFKit.PDFDocument,
  { issued_at, reference, corrects }: TaxDocument,
  { timeZone }: Place,
) {
  const date = dayInWords(dayIn(timeZone, new Date(issued_at)))
  const facts = { Date: date, Reference: reference, ...(corrects && { Corrects: corrects }) }
  for (const [name, value] of Object.entries(facts)) {
    const { y } = pdf
    write(pdf, 10, { colour: muted }).text(name, margin, y)
    write(pdf, 10).text(value, margin + 90, y)
    pdf.y += 3
  }
  pdf.y += 22
}

function drawLines(pdf: PDFKit.PDFDocument, document: TaxDocument) {
  const row = (name: string, amount: string) => {
    const options = { width: width - amountWidth }
    const height = pdf.heightOfString(name, options)
    // A line and its amount stay on one sheet.
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
    const { y } = pdf
    pdf.text(name, margin, y, options)
    if (chinese.test(name)) pdf.font(fonts.regular)
    pdf.text(amount, margin + width - amountWidth, y, { width: amountWidth, align: 'right' })
    pdf.y = y + height + 8
  }
  const rule = () => {
    const { y } = pdf
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.75)
      .strokeColor(ruled)
      .stroke()
    pdf.y = y + 10
  }
  write(pdf, 9, { colour: muted })
  row('Description', `Amount (${document.currency})`)
  rule()
  for (const { description, amount } of document.lines) {
    write(pdf, 10, { text: description })
    row(description, money(amount))
  }
  rule()
  write(pdf, 10)
  if (hasVat(document)) {
    row('Net', money(document.net))
    row(`VAT ${Number(document.vat_rate)}%`, money(document.vat))
  }
  write(pdf, 12, { bold: true })
  row('Total', `${document.currency} ${money(document.gross)}`)
}
