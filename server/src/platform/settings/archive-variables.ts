import { archiveUrl, token, urlOf } from './parsers.ts'
import type { Variables } from './read-environment.ts'
import { secret } from './secrets.ts'

/** Where months go that leave the request log. The names of S3’s are those of Amazon’s own tools. */
export const archiveVariables = {
  ARCHIVE_URL: {
    without: 'none: they are deleted',
    parse: archiveUrl,
    decides:
      'where months go that leave the request log, as CSV: `file:///folder` or `s3://bucket/prefix`; see [docs/backup.md](../docs/backup.md#the-request-log-beyond-ninety-days)',
  },
  AWS_ENDPOINT_URL_S3: {
    without: 'Amazon’s, of the region',
    parse: urlOf('http:', 'https:'),
    decides: 'another server than Amazon’s that speaks S3',
  },
  AWS_REGION: {
    fallback: 'us-east-1',
    parse: token,
    decides: 'the region that requests to it are signed for',
  },
  AWS_ACCESS_KEY_ID: { without: 'none', parse: token, decides: 'who signs them' },
  AWS_SECRET_ACCESS_KEY: {
    without: 'none',
    parse: secret,
    secret: true,
    decides: 'the key they are signed with',
  },
} as const satisfies Variables
