export const graces = ['now', '15m', '1h', '6h', '24h'] as const
type Grace = (typeof graces)[number]

export const graceSeconds: Readonly<Record<Grace, number>> = {
  now: 0,
  '15m': 900,
  '1h': 3600,
  '6h': 6 * 3600,
  '24h': 24 * 3600,
}

export const graceWords: Readonly<Record<Grace, string>> = {
  now: 'None: it stops now',
  '15m': '15 minutes',
  '1h': '1 hour',
  '6h': '6 hours',
  '24h': '24 hours',
}
