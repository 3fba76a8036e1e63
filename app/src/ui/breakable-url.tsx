import { createElement, Fragment } from 'react'

/** Breaks after a slash, where it has to, and not within a word. */
export const BreakableUrl = ({ url }: { readonly url: string }) =>
  createElement(Fragment, null, ...url.split(/(?<=\/)/).flatMap((part) => [part, <wbr key={part} />]))
