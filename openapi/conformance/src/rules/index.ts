import { bounds } from './bounds.ts'
import { deeds } from './deeds/deeds.ts'
import { examples } from './examples.ts'
import { flows } from './flows/index.ts'
import { passwordChanges } from './flows/password.ts'
import { rowsAreOwn, thingsAreOwn } from './foreign.ts'
import { crossOrigin } from './headers.ts'
import { invariants } from './invariants/index.ts'
import { negative } from './negative/index.ts'
import { positive } from './positive.ts'
import { reachability } from './reachability.ts'
import { roles } from './roles.ts'
import { phases, type Rule } from './rule.ts'
import { teamReads, teamRoles } from './team-roles.ts'

/** Every rule, in the order in which they run. */
export const rules: readonly Rule[] = [
  reachability,
  examples,
  passwordChanges,
  deeds,
  positive,
  bounds,
  ...negative,
  ...roles,
  teamRoles,
  teamReads,
  crossOrigin,
  rowsAreOwn,
  thingsAreOwn,
  ...flows,
  ...invariants,
].toSorted((one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase))
