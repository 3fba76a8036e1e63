import { randomUUID } from 'node:crypto'
import type { Block } from '../../../platform/markdown/tree.ts'

/** Placeholders in a stored text for facts that change without a publication; filled in when the text is read. */
export type LivePlace =
  | ('portal' | 'status' | 'servers' | 'gatewayKey' | 'gatewayKeyAlone' | 'free' | 'mock')
  | ('limits' | 'limitsInJson')

/** An unguessable id, so that a document's author can't write a placeholder. */
const id = randomUUID()

/** Stands for the address of the portal, which is the deployment's. */
export const portalUrl = `https://${id}.invalid`

export const liveText = (place: LivePlace): string => `<!--${id} ${place}-->`
export const liveBlock = (place: LivePlace): Block => ({ type: 'html', value: liveText(place) })

const places = new RegExp(`(${portalUrl})|<!--${id} (\\w+)-->\\n*`)

/** A text, and every other time the name of a place between what stands before it and after it. */
export const piecesOf = (text: string): string[] =>
  text.split(places).flatMap((piece, index) => {
    if (index % 3 === 0) return piece
    const name = index % 3 === 1 ? piece && 'portal' : piece
    return name ?? []
  })

export type LiveWords = Readonly<Record<LivePlace, string>>

export const fillIn = (pieces: readonly string[], words: LiveWords): string =>
  pieces.map((piece, index) => (index % 2 === 0 ? piece : words[piece as LivePlace])).join('')
