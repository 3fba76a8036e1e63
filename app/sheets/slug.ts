/** The part of a picture's name that is its page's address: `/plans/view?part=a` is `plans-view-part-a`. */
export const slugOf = (path: string): string =>
  path.replaceAll(/[^a-zA-Z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
