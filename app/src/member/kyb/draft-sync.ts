import { type components, isApiError } from '@switchboard/sdk'
import type { FieldGroup } from '../../domain/kyb/types.ts'
import type { Drafts } from '../../lib/browser/drafts.ts'
import { type FormValues, fieldsOf, fromText, isFilled, textOf } from './form-values.ts'

export type AccountDraft = components['schemas']['KybDraft']

/** The draft on this device, including documents. */
interface DeviceDraft {
  readonly savedAt: number
  readonly values: FormValues
  /** That of the account's draft which it was made from. */
  readonly revision?: string | null
  /** Whether the account has not got it yet. */
  readonly unsent?: boolean
}

export interface DraftState {
  /** Where the last change is kept. Undefined before there is one. */
  readonly kept?: 'account' | 'device' | 'nowhere' | undefined
  readonly savedAt?: Date | undefined
  /** Whether the last change is not kept anywhere yet. */
  readonly saving?: boolean
  /** A draft saved in another browser. Nothing is sent until the person has chosen. */
  readonly theirs?: AccountDraft | undefined
}

export interface FoundDraft {
  readonly values: FormValues
  readonly savedAt: Date
}

interface DraftSyncOptions {
  readonly groups: readonly FieldGroup[]
  readonly device: { readonly drafts: Drafts; readonly name: string }
  readonly account: {
    readonly read: () => Promise<AccountDraft>
    readonly save: (
      revision: string | null,
      values: Readonly<Record<string, string>>,
    ) => Promise<AccountDraft>
  }
  readonly onState: (state: DraftState) => void
}

const pauseMs = 500
const readWithinMs = 5_000
const retryMs = 20_000

/**
 * Keeps a form in two places: on this device, with its documents, and in the account, for other browsers. One request
 * at a time; changes made during it go with the next. Unsent changes wait on this device.
 */
export function createDraftSync({ groups, device, account, onState }: DraftSyncOptions) {
  const { drafts, name } = device
  let state: DraftState = {}
  let latest: FormValues | undefined
  let revision: string | null = null
  let unsent = false
  /** The person is typing; the last change is sent after the pause. */
  let typing = false
  let sending: Promise<void> | undefined
  /** The form itself is on its way to the server, which forgets the draft with it. */
  let isPaused = false
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function change(next: DraftState): void {
    state = { ...state, ...next }
    if (!over) onState(state)
  }

  /** The account keeps no documents: those of this browser stay. */
  function withDocuments(draft: AccountDraft, here: FormValues = {}): FormValues {
    const documents = Object.entries(here).filter(([, value]) => value instanceof File)
    return { ...fromText(groups, draft.values), ...Object.fromEntries(documents) }
  }

  async function keepHere(): Promise<boolean> {
    if (over || !latest) return false
    const draft: DeviceDraft = { savedAt: Date.now(), values: latest, revision, unsent }
    return drafts.write(name, draft).then(
      () => true,
      () => false,
    )
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer)
    typing = false
    if (over || !latest) return
    const here = await keepHere()
    await send(here)
  }

  async function send(here = true): Promise<void> {
    clearTimeout(retry)
    if (sending || typing || isPaused) return
    sending = sendUnsent(here)
    await sending
    sending = undefined
  }

  async function sendUnsent(here: boolean): Promise<void> {
    try {
      while (unsent && !typing && latest && !over && !isPaused && !state.theirs) {
        unsent = false
        const saved = await account.save(revision, textOf(groups, latest))
        revision = saved.revision
        await keepHere()
        change({ kept: 'account', savedAt: new Date(saved.saved_at ?? Date.now()), saving: unsent })
      }
    } catch (error) {
      unsent = true
      await notSent(error, here)
    }
  }

  async function notSent(error: unknown, here: boolean): Promise<void> {
    if (over) return
    if (isApiError(error) && error.code === 'draft_changed') {
      const theirs = await account.read().catch(() => undefined)
      if (theirs) {
        meet(theirs)
        return
      }
    }
    change({ kept: here ? 'device' : 'nowhere', savedAt: new Date(), saving: typing })
    const isLasting = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429
    if (!isLasting) retry = setTimeout(send, retryMs)
  }

  /** Two forms that say the same are one. */
  function meet(theirs: AccountDraft): void {
    const differs = latest && differencesOf(groups, latest, theirs).length > 0
    if (differs) {
      change({ theirs })
      return
    }
    revision = theirs.revision
    unsent = false
    change({ kept: 'account', savedAt: new Date(theirs.saved_at ?? Date.now()), saving: false })
  }

  const onOnline = () => void send()
  window.addEventListener('online', onOnline)

  return {
    /** The draft to go on with. Where both places have one, the newer; where each has what the other has not, this browser's. */
    async load(): Promise<FoundDraft | undefined> {
      const [localDraft, theirs] = await Promise.all([
        drafts.read(name) as Promise<DeviceDraft | undefined>,
        inTime(account.read()).catch(() => undefined),
      ])
      const known = localDraft?.revision ?? null
      const isNewer = theirs !== undefined && theirs.revision !== known
      revision = theirs ? theirs.revision : known
      if (isNewer && theirs.revision && !(localDraft && localDraft.unsent !== false)) {
        latest = withDocuments(theirs, localDraft?.values)
        const savedAt = new Date(theirs.saved_at ?? Date.now())
        change({ kept: 'account', savedAt })
        return { values: latest, savedAt }
      }
      // Another browser sent the form or began anew, so the copy on this device is obsolete.
      if (isNewer && !theirs.revision && localDraft?.unsent === false) {
        await drafts.remove(name)
        return undefined
      }
      if (!localDraft) return undefined
      latest = localDraft.values
      unsent = localDraft.unsent !== false
      const savedAt = new Date(localDraft.savedAt)
      change({ kept: unsent ? 'device' : 'account', savedAt })
      if (isNewer && theirs.revision) meet(theirs)
      if (unsent && !state.theirs) void send()
      return { values: localDraft.values, savedAt }
    },

    save(values: FormValues): void {
      latest = values
      unsent = true
      typing = true
      if (!state.saving) change({ saving: true })
      clearTimeout(timer)
      timer = setTimeout(saveNow, pauseMs)
    },

    /** Replaces their draft with this one. */
    keepMine(): void {
      if (!state.theirs) return
      revision = state.theirs.revision
      unsent = true
      change({ theirs: undefined })
      void send()
    },

    /** Theirs goes in the place of what is here; documents stay. */
    async takeTheirs(): Promise<void> {
      const { theirs } = state
      if (!theirs) return
      clearTimeout(timer)
      latest = withDocuments(theirs, latest)
      revision = theirs.revision
      unsent = false
      if (revision) await keepHere()
      else await drafts.remove(name)
      over = true
    },

    /** Forgets it here and in the account. False where the account cannot be reached: then it stays. */
    async startOver(): Promise<boolean> {
      clearTimeout(timer)
      try {
        const { revision: now } = await account.read()
        if (now) await account.save(now, {})
      } catch {
        return false
      }
      over = true
      await drafts.remove(name)
      return true
    },

    /** Before the form is submitted: a save that came after it would meet a draft that is gone. */
    async hold(): Promise<void> {
      isPaused = true
      clearTimeout(timer)
      typing = false
      if (sending) await inTime(sending).catch(() => undefined)
    },

    /** The form was not taken: its draft is kept on. */
    async resume(): Promise<void> {
      isPaused = false
      await saveNow()
    },

    /** It was sent; the server has forgotten it with that. */
    async end(): Promise<void> {
      over = true
      clearTimeout(timer)
      clearTimeout(retry)
      await drafts.remove(name)
    },

    /** The page is closing: the last change is stored, but not waited for. */
    leave(): void {
      window.removeEventListener('online', onOnline)
      clearTimeout(retry)
      if (typing && !over) void saveNow().finally(() => clearTimeout(retry))
    },
  }
}

/** Labels of the fields in which a form here and one of the account differ. */
export function differencesOf(
  groups: readonly FieldGroup[],
  values: FormValues,
  { values: theirs }: Pick<AccountDraft, 'values'>,
): readonly string[] {
  const mine = textOf(groups, values)
  return fieldsOf(groups)
    .filter(({ name, type }) => type !== 'FILE' && (mine[name] ?? '') !== (theirs[name] ?? ''))
    .map(({ label }) => label)
}

/** Whether anything is filled in that was not there to begin with. */
export const isBegun = (values: FormValues, blank: FormValues): boolean =>
  Object.entries(values).some(
    ([name, value]) => value !== blank[name] && (isFilled(value) || isFilled(blank[name])),
  )

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer yet.')), readWithinMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
