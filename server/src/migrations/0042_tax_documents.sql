-- Receipts, invoices and credit notes, and whom they name: decision 0140.

-- The last number of a series. Its row is locked until the transaction ends, so that one that is undone leaves no gap.
CREATE TABLE document_series (
  kind text NOT NULL,
  year integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, year)
);

CREATE TABLE tax_documents (
  number text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('RECEIPT', 'INVOICE', 'CREDIT_NOTE')),
  user_id text NOT NULL REFERENCES users,
  -- What it records, which is recorded once.
  source text NOT NULL UNIQUE,
  issued_at timestamptz NOT NULL,
  reference text NOT NULL,
  corrects text REFERENCES tax_documents,
  currency text NOT NULL CHECK (currency IN ('PHP', 'USD')),
  net bigint NOT NULL,
  vat bigint NOT NULL,
  gross bigint NOT NULL,
  content jsonb NOT NULL,
  CHECK (net + vat = gross AND (gross < 0) = (kind = 'CREDIT_NOTE'))
);
CREATE INDEX tax_documents_of_account ON tax_documents (user_id, issued_at DESC);
CREATE INDEX tax_documents_by_time ON tax_documents (issued_at);
COMMENT ON COLUMN tax_documents.net IS 'Hundredths of `currency`, as are `vat` and `gross`.';
COMMENT ON COLUMN tax_documents.content IS 'Seller, buyer, lines and VAT rate of that day.';

CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A document that was issued is never changed; a credit note corrects it.';
END $$;
CREATE TRIGGER tax_documents_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON tax_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_document_change();

CREATE TABLE tax_data (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  legal_name text NOT NULL,
  address text NOT NULL,
  tin text
);
