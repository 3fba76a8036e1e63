import type { Member } from './queries.ts'

/** A person without a name is known by their address. */
export const memberName = ({
  firstname,
  lastname,
  email,
}: Pick<Member, 'firstname' | 'lastname' | 'email'>): string => `${firstname} ${lastname}`.trim() || email
