import { headerList, share, token, urlOf } from './parsers.ts'
import type { Variables } from './read-environment.ts'

/** Where traces go. The names are those of OpenTelemetry. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    without: 'none',
    parse: urlOf('http:', 'https:'),
    decides:
      'a collector of OpenTelemetry that traces go to, by OTLP over HTTP, such as `http://127.0.0.1:4318`; if not set, nothing is traced. See [operation](../docs/operation.md#traces)',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    without: 'none',
    parse: headerList,
    secret: true,
    decides: 'headers that the collector wants, such as `authorization=Bearer%20…`, separated by commas',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    fallback: '1',
    parse: share,
    decides: 'the share of calls that are traced, from `0` to `1`, unless their caller asks not to be',
  },
  OTEL_SERVICE_NAME: {
    fallback: 'switchboard',
    parse: token,
    decides: 'the name of this service in traces',
  },
} as const satisfies Variables
