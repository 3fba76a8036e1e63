/** Tells the bench where a process of it listens, and ends the process when the bench is gone. */
export function ready(address: unknown): void {
  const { port } = address as { readonly port: number }
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url: `http://127.0.0.1:${port}` })
}
