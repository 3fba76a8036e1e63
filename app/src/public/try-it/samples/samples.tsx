import type { HttpRequest } from '@switchboard/oas/request'
import { type Language, languages, printSnippet, withKeyPlace, withoutKey } from '@switchboard/oas/snippets'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { codeTokens } from '../../../base/code/code-tokens.ts'
import { samples as grammar } from '../../../base/code/grammars.ts'
import { useSampleLanguage } from '../../../lib/browser/sample-language.ts'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { LanguageTabs, type LanguageTabsProps } from '../../../ui/language-tabs.tsx'
import { row } from '../../../ui/layout.ts'
import { CodeView } from '../code-view.tsx'
import layout from '../outline.module.css'
import css from '../try-it.module.css'

/** Languages with a tab, of which one from the menu takes the last place. */
const usual = ['typescript', 'curl', 'python']

interface SamplesProps {
  /** The release of the document that the call comes from. */
  readonly release: string
  readonly call: HttpRequest
  readonly needsKey: boolean
  readonly keyShown: boolean
  readonly onShowKey: (visible: boolean) => void
  /** At the end of the line below the sample. */
  readonly children?: ReactNode
}

/** The call of the form as a program makes it. Printed is what is sent, but for the key. */
export function Samples({ release, call: sent, needsKey, keyShown, onShowKey, children }: SamplesProps) {
  const [id, choose] = useSampleLanguage()
  const codeId = useId()
  const language = languages.find((one) => one.id === id) ?? (languages[0] as Language)
  const call = useMemo(() => (needsKey ? withKeyPlace(sent) : sent), [needsKey, sent])
  const masked = useMemo(() => withoutKey(call), [call])
  const hasKey = masked.headers.some(
    ([name, value]) => !call.headers.some(([n, v]) => n === name && v === value),
  )
  const { sample, retry } = useSample(keyShown ? call : masked, language)
  const tokens = useMemo(() => codeTokens(sample?.code ?? '…', grammar), [sample])

  return (
    <section className={css.panel} data-theme="dark" aria-label="Code sample">
      <div className={classes(row(1), css.head)}>
        <LanguageChoice chosen={language.id} onChoose={choose} controls={codeId} />
        <span className={classes(row(2, 'inline'), css.end)}>
          <CopyButton text={sample?.code ?? ''} what={`${language.name} sample`} />
        </span>
      </div>
      {sample?.failed ? (
        <div className={css.text} role="alert">
          <strong>The sample couldn’t be loaded</strong>
          <p>
            Check your connection, then{' '}
            <Button look="link" size="small" onClick={retry}>
              try again
            </Button>
            .
          </p>
        </div>
      ) : (
        <div id={codeId} role="tabpanel" aria-label={language.name}>
          <CodeView
            label={`${language.name} sample`}
            tokens={tokens}
            busy={sample?.language !== language.id}
          />
        </div>
      )}
      <div className={classes(row([1, 4]), css.foot)}>
        {sent.client && language.isVerified ? (
          <span title="Run against the gateway in every build">Verified on contract version {release}</span>
        ) : (
          <span>Made from contract version {release}</span>
        )}
        {hasKey && (
          <Checkbox name="show-key" checked={keyShown} onChange={onShowKey}>
            Show my key in the sample
          </Checkbox>
        )}
        {children && <span className={css.end}>{children}</span>}
      </div>
    </section>
  )
}

interface Sample {
  readonly language: string
  readonly code: string
  readonly failed: boolean
}

/** The sample of a call; the last one stays until the next is there, so that the panel never blinks. */
function useSample(call: HttpRequest, language: Language): { sample: Sample | null; retry: () => void } {
  const [sample, setSample] = useState<Sample | null>(null)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is the same call once more
  useEffect(() => {
    let isCurrent = true
    const show = (code: string, failed: boolean) =>
      isCurrent && setSample({ language: language.id, code, failed })
    printSnippet(call, language).then(
      (code) => show(code, false),
      () => show('', true),
    )
    return () => {
      isCurrent = false
    }
  }, [call, language, turn])

  return { sample, retry: () => setTurn(turn + 1) }
}

function LanguageChoice({ chosen, ...tabs }: Omit<LanguageTabsProps, 'languages'>) {
  const ids = usual.includes(chosen) ? usual : usual.with(-1, chosen)
  return (
    <span className={layout.languages}>
      <LanguageTabs {...tabs} languages={languages.filter(({ id }) => ids.includes(id))} chosen={chosen} />
      <span className={layout.more}>
        <SelectField
          size="sm"
          label="Other languages"
          labelHidden
          value=""
          onChange={(event) => tabs.onChoose(event.target.value)}
        >
          <option value="" disabled>
            More
          </option>
          {languages
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      </span>
    </span>
  )
}
