import { useQuery } from '@tanstack/react-query'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { columns, row, stack } from '../../ui/layout.ts'
import { apisQuery } from './queries.ts'

const useCases = [
  {
    title: 'Stop account takeovers',
    text: 'Before a password reset or a payout, ask whether the number’s SIM changed in the last few hours.',
    apis: ['sim-swap'],
  },
  {
    title: 'Verify numbers without a code',
    text: 'Confirm silently that a phone holds its number. Send a code only where that isn’t possible.',
    apis: ['number-verification', 'otp', 'one-time-password'],
  },
  {
    title: 'Keep a session fast',
    text: 'Check where a device is, and book low latency while a video call or a payment terminal needs it.',
    apis: ['device-location', 'quality-on-demand'],
  },
]

/** Use cases of the APIs that this catalogue has. */
export function UseCases() {
  const apis = useQuery(apisQuery(usePortal())).data?.data ?? []
  const possible = useCases
    .map((useCase) => ({ ...useCase, apis: apis.filter(({ api }) => useCase.apis.includes(api)) }))
    .filter((useCase) => useCase.apis.length > 0)
  if (possible.length === 0) return null
  return (
    <section className={stack(4)} aria-labelledby="use-cases">
      <h2 id="use-cases">What you can build</h2>
      <ul className={columns('medium', 4)}>
        {possible.map((useCase) => (
          <Card as="li" key={useCase.title} className={stack(2)}>
            <h3>{useCase.title}</h3>
            <p className="note">{useCase.text}</p>
            <p className={row([1, 4])}>
              {useCase.apis.map(({ publisher, api, tag, version, name }) => (
                <a className="link small" key={api} href={href('api', { publisher, tag, version })}>
                  {name}
                </a>
              ))}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
