/** Where archived months are laid: files by name, such as `api_calls/2026-08/part-0001.csv.gz`. */
export interface ArchiveStore {
  /** Whole or not at all: a file of this name stays as it was until it is replaced. */
  write(name: string, content: Buffer): Promise<void>
  /** Undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>
}
