import { createSystem } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { buttonRecipe } from './recipes/button.ts'
import { checkboxRecipe, choiceProblem } from './recipes/choice.ts'
import { alertRecipe, skeletonRecipe, tagRecipe } from './recipes/feedback.ts'
import { fieldRecipe, inputRecipe } from './recipes/field.ts'
import { focusRing } from './recipes/shared.ts'
import { system } from './system.ts'

type Rule = readonly [selector: string, styles: object | undefined]

const { look = {}, size = {}, full } = buttonRecipe.variants ?? {}
const keyframes = (name: string): Rule => [`@keyframes ${name}`, system._config.theme?.keyframes?.[name]]
const rulesOf = (styles: Readonly<Record<string, object>>, ...names: readonly string[]): Rule[] =>
  names.map((name) => [`.${name}`, styles[name]])

/** The parts of the kit's recipes that plain pieces have, by the sheet in app/src/ui/generated that brings them. */
const sheets: Readonly<Record<string, readonly Rule[]>> = {
  plain: [
    // Labels of public pages are short; breaking long ones would cost each page a media query.
    ['.button', { ...buttonRecipe.base, whiteSpace: 'nowrap' }],
    ...rulesOf(size, 'small', 'large'),
    // After the sizes, since a look has its own padding in each.
    ...rulesOf(look, 'primary', 'ghost', 'plain', 'link', 'icon'),
    ['.full', full?.true],
    // Plain tables stay tables on phones, where a word that may be broken would be.
    ['.tag', { ...tagRecipe.base, overflowWrap: undefined }],
    ['.banner', alertRecipe.base?.root],
    ['.text', alertRecipe.base?.content],
    ...rulesOf(tagRecipe.variants?.tone ?? {}, 'good', 'warning', 'bad', 'brand', 'mock', 'test', 'live'),
  ],
  frames: [['.skeleton,.skeletonLine::before', skeletonRecipe.base], keyframes('breathe')],
  'plain-field': [
    ['.field', fieldRecipe.base?.root],
    ['.label', fieldRecipe.base?.label],
    ['.hint', fieldRecipe.base?.helperText],
    ['.error', fieldRecipe.base?.errorText],
    ['.input', { ...inputRecipe.base, ...inputRecipe.variants?.size?.md }],
    // Not :disabled, which also matches a form whose app hasn't loaded yet.
    ['.input[disabled]', inputRecipe.base?._disabled],
    ['.choice', checkboxRecipe.base?.root],
    ['.box', checkboxRecipe.base?.control],
    ['.tick', checkboxRecipe.base?.indicator],
    ['.words', checkboxRecipe.base?.label],
    ['.problem', choiceProblem],
    keyframes('turn'),
  ],
}

/** The states that plain pieces can be in. Parts of the kit have attributes for them, and are in more. */
const conditions = {
  hover: '&:hover',
  focusVisible: '&:focus-visible',
  checked: '&:checked',
  invalid: '&[aria-invalid]',
  readOnly: '&:read-only:not(:disabled)',
}
const kitOnly = /^_|^&\[aria-pressed/

const plainSystem = createSystem({ ...system._config, conditions })
const variables = plainSystem.tokens.cssVarMap.get('base')
/** All plain elements have it, by global.css. */
const ring = plainSystem.css(focusRing)

const banner = '/* Written by `npm run generate` from app/src/theme/recipes. Edit these, not this file. */\n'

/** Sheets by their names. */
export const plainSheets = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(sheets).map(([name, rules]) => [name, banner + rules.map(cssOf).join('')]))

function cssOf([selector, styles]: Rule): string {
  if (!styles) throw new Error(`The recipes have nothing for ${selector}`)
  const own = Object.entries(selector.startsWith('@') ? styles : plainSystem.css(styles))
    .filter(([name]) => !kitOnly.test(name))
    .map(([name, value]) => [name, name === conditions.focusVisible ? beyondRing(value) : value])
  const cache = createCache({ key: 'plain', stylisPlugins: [] })
  return String(cache.insert(selector, css(Object.fromEntries(own)), cache.sheet, false))
    .replace(/var\((--chakra-[\w-]+)\)/g, (_, name) => variables?.get(name) ?? '')
    .replace(/--bg-currentcolor:[^;}]*;?/g, '')
    .replaceAll('}', '}\n')
}

const beyondRing = (styles: object) =>
  Object.fromEntries(Object.entries(styles).filter(([name, value]) => ring[name] !== value))
