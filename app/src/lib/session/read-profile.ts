import { type Portal, unwrap } from '@switchboard/sdk'

/** Not by the cache of reads: the session keeps the profile, and one that was asked for before a login is of somebody else. */
export const readProfile = async (portal: Portal) => (await unwrap(portal.GET('/api/profile'))).data
