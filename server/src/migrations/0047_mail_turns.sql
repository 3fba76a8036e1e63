-- When mails went to an address that did not ask for them, of the last day: decision 0064. Hashed, since it may belong to nobody here.
CREATE TABLE mail_turns (
  address bytea PRIMARY KEY,
  sent_at timestamptz[] NOT NULL
);
