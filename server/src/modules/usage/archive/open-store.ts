import type { ArchiveSettings } from '../../../platform/settings/archive.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { ArchiveStore } from './store.ts'

export const openStore = (settings: ArchiveSettings): ArchiveStore =>
  settings.kind === 'folder' ? folderStore(settings.folder) : s3Store(settings)
