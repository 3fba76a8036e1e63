import { env } from '../env.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const clock = new Intl.DateTimeFormat('en-US', { timeZone: env.timeZone, day: 'numeric', month: 'numeric' })

/** formatDay of dates.ts without its library, which would add 3 KB to each first visit for these two words. */
export function shortDay(time: string): string {
  const [month, day] = clock.format(new Date(time)).split('/')
  return `${day} ${months[Number(month) - 1]}`
}
