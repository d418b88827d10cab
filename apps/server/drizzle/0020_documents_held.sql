-- The types of documents each provider has on file, kept by the database: what providers lack is told from one row
-- each, where the documents themselves are ten times as many.
CREATE TABLE "documents_held" (
	"owner_code" varchar(40) PRIMARY KEY NOT NULL,
	"doc_types" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attachment_begins" ON "attachment" USING btree ("effective_date","owner_code") WHERE not "attachment"."deleted" and "attachment"."superseded_by" is null and "attachment"."effective_date" is not null;
--> statement-breakpoint
-- Rows are made and locked before the documents are read: of two who add at the same time the later sees both.
CREATE FUNCTION refresh_documents_held(codes text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO documents_held (owner_code)
    SELECT code FROM unnest(codes) code GROUP BY code ORDER BY code ON CONFLICT DO NOTHING;
  PERFORM 1 FROM documents_held WHERE owner_code = ANY (codes) ORDER BY owner_code FOR UPDATE;
  UPDATE documents_held h SET doc_types = coalesce((
    SELECT array_agg(DISTINCT a.doc_type::text) FROM attachment a
      WHERE a.owner_code = h.owner_code AND a.owner_kind IN ('hf/document', 'hf/contract', 'phy/document', 'phy/contract')
        AND NOT a.deleted AND a.superseded_by IS NULL AND a.doc_type IS NOT NULL), '{}')
    WHERE h.owner_code = ANY (codes);
END $$;
--> statement-breakpoint
CREATE FUNCTION note_documents_held() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE codes text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT owner_code) INTO codes FROM added WHERE owner_kind ~ '^(hf|phy)/(document|contract)$';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT owner_code) INTO codes FROM gone WHERE owner_kind ~ '^(hf|phy)/(document|contract)$';
  ELSE
    SELECT array_agg(DISTINCT owner_code) INTO codes FROM (SELECT owner_kind, owner_code FROM added
      UNION SELECT owner_kind, owner_code FROM gone) moved WHERE owner_kind ~ '^(hf|phy)/(document|contract)$';
  END IF;
  IF codes IS NOT NULL THEN PERFORM refresh_documents_held(codes); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attachment_held_added AFTER INSERT ON "attachment"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_documents_held();
--> statement-breakpoint
CREATE TRIGGER attachment_held_changed AFTER UPDATE ON "attachment"
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_documents_held();
--> statement-breakpoint
CREATE TRIGGER attachment_held_removed AFTER DELETE ON "attachment"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_documents_held();
--> statement-breakpoint
INSERT INTO documents_held (owner_code, doc_types)
  SELECT owner_code, array_agg(DISTINCT doc_type::text) FROM attachment
  WHERE owner_kind IN ('hf/document', 'hf/contract', 'phy/document', 'phy/contract')
    AND NOT deleted AND superseded_by IS NULL AND doc_type IS NOT NULL
  GROUP BY owner_code;
--> statement-breakpoint
-- Days of documents stored before the rule of their type settled them (settleDates of the domain).
UPDATE "attachment" SET validity_date = make_date(extract(year from effective_date)::int, 12, 31)
  WHERE doc_type IN ('BPERMIT', 'PTR') AND owner_kind IN ('hf/document', 'phy/document')
    AND validity_date IS NULL AND effective_date IS NOT NULL;
--> statement-breakpoint
UPDATE "attachment" SET effective_date = coalesce(effective_date, validity_date), validity_date = NULL
  WHERE owner_kind = 'hf/document' AND doc_type IN ('BIR2303', 'SECDTI', 'RATES', 'ROSTER') AND validity_date IS NOT NULL;
