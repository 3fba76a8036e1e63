import { asArray } from '@switchboard/oas/document'
import type { Operation } from '../../src/engine/contract/contract.ts'
import { flatten } from '../../src/engine/generate/flat-schema.ts'
import { isList, type Kind, query, type Variant } from './kind.ts'
import * as lists from './lists.ts'

const ofPages = ['page', 'limit', 'sort']
const ofDays = ['start_date', 'end_date']
const ofWords = ['search', 'actor', 'subject']

/** Events come one by one: there is no list to compare with. */
const isStream = ({ responses }: Operation): boolean =>
  responses.get('200')?.media[0]?.type === 'text/event-stream'

/** Faults in the rows of a list. */
export const kindsOfLists: readonly Kind[] = [
  {
    name: 'ignored filter',
    variantsAt: (operation, { document }) =>
      operation.isRead && !isStream(operation)
        ? query(operation)
            .filter(({ name, required }) => !required && !ofPages.includes(name))
            .flatMap(({ name, schema }): readonly Variant[] => [
              { title: `${name} is overlooked`, mistake: lists.overlooks(name) },
              ...asArray(flatten(document, schema).node.enum)
                .slice(-1)
                .map((value) => ({
                  title: `${name} is always ${value}`,
                  mistake: lists.takesFor(name, String(value)),
                })),
            ])
        : [],
  },
  {
    name: 'filter that is off',
    variantsAt: (operation, contract) =>
      isList(contract, operation)
        ? query(operation)
            .filter(({ name, required }) => !required && ![...ofPages, ...ofDays, 'view'].includes(name))
            .flatMap(({ name }) => [
              { title: `${name} leaves one row out`, mistake: lists.withoutLast(name) },
              { title: `${name} lets one more row in`, mistake: lists.withOneMore(name) },
            ])
        : [],
  },
  {
    name: 'search that is off',
    variantsAt: (operation, contract) =>
      isList(contract, operation)
        ? query(operation)
            .filter(({ name }) => ofWords.includes(name))
            .flatMap(({ name }) => [
              { title: `${name} minds capitals`, mistake: lists.searches.capitals(name) },
              { title: `${name} finds beginnings alone`, mistake: lists.searches.beginning(name) },
              { title: `${name} takes the first word alone`, mistake: lists.searches.firstWord(name) },
            ])
        : [],
  },
  {
    name: 'days that are off',
    variantsAt: (operation, contract) =>
      isList(contract, operation)
        ? query(operation)
            .filter(({ name }) => ofDays.includes(name))
            .flatMap(({ name }) => [
              { title: `${name} is a day of UTC`, mistake: lists.days.ofUtc(name) },
              { title: `${name} is left out itself`, mistake: lists.days.exclusive(name) },
            ])
        : [],
  },
  {
    name: 'order that is off',
    variantsAt: (operation, contract) =>
      isList(contract, operation)
        ? query(operation)
            .filter(({ name }) => name === 'sort')
            .flatMap(({ name }) => [
              { title: 'the order is turned', mistake: lists.orders.turned(name) },
              { title: 'the first row comes last', mistake: lists.orders.firstLast(name) },
            ])
        : [],
  },
  {
    name: 'ignored page',
    variantsAt: (operation) =>
      query(operation)
        .filter(({ name }) => ofPages.includes(name))
        .map(({ name }) => ({ title: `${name} is overlooked`, mistake: lists.overlooks(name) })),
  },
  {
    name: 'page that is off',
    variantsAt: (operation, contract) =>
      isList(contract, operation) && query(operation).some(({ name }) => name === 'page')
        ? [
            { title: 'pages overlap', mistake: lists.cuts.overlap },
            { title: 'a page has 5 rows at most', mistake: lists.cuts.atMost(5) },
            { title: 'the total is that of the page', mistake: lists.cuts.totalOfPage },
            { title: 'behind the end the first page comes', mistake: lists.cuts.round },
          ]
        : [],
  },
]
