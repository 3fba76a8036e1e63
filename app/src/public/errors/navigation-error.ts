/** Thrown by a page that cannot be shown; the error page says so with this status and message. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
  readonly status: number

  constructor(message: string, status = 500) {
    super(message)
    this.status = status
  }
}
