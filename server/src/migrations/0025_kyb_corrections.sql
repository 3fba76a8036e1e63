-- A correction takes over the documents that its review accepted: two submissions may name one file.
ALTER TABLE kyb_documents DROP CONSTRAINT kyb_documents_file_key;
CREATE INDEX kyb_documents_file ON kyb_documents (file);
