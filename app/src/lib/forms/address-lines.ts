export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const address = /^[\d.]+(\/\d{1,2})?$|^[\da-f:.]*:[\da-f:.]*(\/\d{1,3})?$/i

/** Names the line that is no address, which the server's error can't. */
export function checkAddresses(text: string): string | undefined {
  const wrong = linesOf(text).find((line) => !address.test(line))
  return wrong && `“${wrong}” isn’t an IP address or a range such as 203.0.113.0/24.`
}
