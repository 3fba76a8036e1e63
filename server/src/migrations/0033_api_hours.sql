-- Live calls of each API by hours, as the overview of administrators has them: counted from api_calls every few minutes.
CREATE TABLE api_hours (
  hour timestamptz NOT NULL,
  api text NOT NULL,
  calls bigint NOT NULL,
  failed bigint NOT NULL CHECK (failed >= 0 AND failed <= calls),
  credits bigint NOT NULL,
  latencies bigint[] NOT NULL,
  PRIMARY KEY (hour, api)
);
