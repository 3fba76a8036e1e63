/** Whether a body of this media type is JSON. */
export const isJson = (type: string): boolean => /[/+]json\b/i.test(type)

/** Whether it is XML. */
export const isXml = (type: string): boolean => /[/+]xml\b/i.test(type)
