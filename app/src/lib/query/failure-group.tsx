import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { ProblemFacts } from '../../ui/problem-facts.tsx'
import { problemText } from '../problem.ts'

interface Failure {
  readonly error: unknown
  readonly retry: () => unknown
}

type Report = (part: string, failure: Failure | null) => void

const Group = createContext<Report | null>(null)

interface FailureGroupProps {
  /** In the middle of a sentence: "your wallet". */
  readonly what: string
  readonly children: ReactNode
}

/** The parts of a page that fail together: one banner says so, and loads all of them again. Its words are those of spec §8. */
export function FailureGroup({ what, children }: FailureGroupProps) {
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map())
  const report = useCallback<Report>((part, failure) => {
    setFailures((before) => {
      if (!failure && !before.has(part)) return before
      const next = new Map(before)
      if (failure) next.set(part, failure)
      else next.delete(part)
      return next
    })
  }, [])
  const all = [...failures.values()]
  const problems = all.map(({ error }) => problemText(error))
  const problem = problems.find(({ requestId }) => requestId) ?? problems[0]
  return (
    <Group value={report}>
      {all.length > 0 && (
        <Banner
          tone="bad"
          title={`We couldn’t load ${what}.`}
          action={
            <PlainButton onClick={() => all.map(({ retry }) => retry())}>
              {all.length > 1 ? 'Retry all' : 'Try again'}
            </PlainButton>
          }
        >
          Sorry, we encountered an issue while processing the request. Please try again.
          {problem && <ProblemFacts of={problem} />}
        </Banner>
      )}
      {children}
    </Group>
  )
}

/** Leaves the telling of a failure to the group that the part is in. False where it is in none, and has to tell it itself. */
export function useGroupFailure(error: unknown, retry: () => unknown): boolean {
  const report = useContext(Group)
  const part = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queries behind `retry` are those of the error
  useEffect(() => {
    report?.(part, error ? { error, retry } : null)
    return () => report?.(part, null)
  }, [report, part, error])
  return report !== null
}
