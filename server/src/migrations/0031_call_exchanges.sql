-- Headers and bodies of calls with test keys, without personal data, for 7 days. Of live calls there are none, at no place.
CREATE TABLE call_exchanges (
  user_id text NOT NULL,
  request_id text NOT NULL,
  at timestamptz NOT NULL,
  -- As it is sent. Texts in it may have characters that jsonb doesn't take.
  exchange json NOT NULL,
  PRIMARY KEY (user_id, request_id)
);
CREATE INDEX call_exchanges_at ON call_exchanges (at);
