/** The address typed into one entry form, for the next that asks for it. In memory alone: no address and no storage shows it. */
export const createTypedEmail = () => ({ email: '' })
