-- Where an answer to a mail goes, if not to its sender.
ALTER TABLE outbox ADD COLUMN reply_to text;
