// The link check of `npm test links`: files and headings of this repository. What lies outside is not fetched.
export default {
  plugins: [['remark-validate-links', { repository: false }]],
}
