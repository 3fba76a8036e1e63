import type { Member } from './queries.ts'

/** Somebody who has not given a name is known by their address. */
export const memberName = ({
  firstname,
  lastname,
  email,
}: Pick<Member, 'firstname' | 'lastname' | 'email'>): string => `${firstname} ${lastname}`.trim() || email
