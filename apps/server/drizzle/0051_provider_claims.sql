CREATE TABLE "provider_claim" (
	"owner_kind" varchar(10) NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"owner_status" varchar(30) NOT NULL,
	"source_code" varchar(40) NOT NULL,
	"doc_type" varchar(60) NOT NULL,
	"attachment_id" integer,
	"validity_date" date,
	"verification_id" integer,
	"result" varchar(20),
	"next_due" date,
	CONSTRAINT "provider_claim_owner_code_source_code_doc_type_pk" PRIMARY KEY("owner_code","source_code","doc_type")
);
--> statement-breakpoint
CREATE INDEX "provider_claim_seen" ON "provider_claim" USING btree ("result","next_due") WHERE "provider_claim"."verification_id" is not null;--> statement-breakpoint
CREATE INDEX "provider_claim_unseen_by_end" ON "provider_claim" USING btree ("validity_date","owner_code","source_code","doc_type") WHERE "provider_claim"."verification_id" is null;--> statement-breakpoint
CREATE INDEX "provider_claim_unseen" ON "provider_claim" USING btree ("owner_code","source_code","doc_type") WHERE "provider_claim"."verification_id" is null;--> statement-breakpoint
CREATE INDEX "provider_claim_counted" ON "provider_claim" USING btree ("owner_kind","owner_status","source_code","doc_type","result","next_due");
--> statement-breakpoint
-- The sources in use, a row for each type of document they prove; of one without types a row with an empty type.
CREATE FUNCTION proven_types() RETURNS TABLE (owner_kind text, source_code text, doc_type text) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN r.group_by = 'FACILITY' THEN 'facility' ELSE 'physician' END, r.code::text, t.doc_type
  FROM reference_item r
  CROSS JOIN LATERAL (SELECT CASE WHEN jsonb_typeof(r.attributes -> 'documentTypes') = 'string'
    THEN upper(r.attributes ->> 'documentTypes') ELSE '' END AS text) types
  CROSS JOIN LATERAL (
    SELECT DISTINCT x AS doc_type FROM regexp_split_to_table(types.text, '[;,\s]+') x WHERE x <> ''
    UNION ALL SELECT '' WHERE types.text !~ '[^;,\s]') t
  WHERE r.list = 'verification-source' AND NOT r.deleted
$$;
--> statement-breakpoint
-- The claims of some providers as their documents and verifications make them; without sources those of all.
CREATE FUNCTION derived_claims(codes text[], sources text[]) RETURNS TABLE (owner_kind text, owner_code text,
  owner_status text, source_code text, doc_type text, attachment_id integer, validity_date date,
  verification_id integer, result text, next_due date) LANGUAGE sql STABLE AS $$
  WITH proven AS MATERIALIZED (
    SELECT * FROM proven_types() p WHERE sources IS NULL OR p.source_code = ANY (sources)
  ), owner AS MATERIALIZED (
    SELECT 'facility' AS kind, code, accreditation_status_code AS status FROM facility
      WHERE code = ANY (codes) AND NOT deleted AND accepted AND duplicate_of IS NULL
    UNION ALL SELECT 'physician', code, accreditation_status_code FROM physician
      WHERE code = ANY (codes) AND NOT deleted AND accepted AND duplicate_of IS NULL
  ), on_file AS MATERIALIZED (
    SELECT DISTINCT ON (a.owner_code, a.doc_type) a.owner_code, a.doc_type, a.id, a.sha256, a.validity_date
    FROM owner o JOIN attachment a ON a.owner_code = o.code
      AND a.owner_kind = ANY (CASE o.kind WHEN 'facility' THEN ARRAY['hf/document', 'hf/contract']
        ELSE ARRAY['phy/document', 'phy/contract'] END)
    WHERE NOT a.deleted AND a.superseded_by IS NULL AND a.doc_type IN (SELECT p.doc_type FROM proven p)
    ORDER BY a.owner_code, a.doc_type, a.validity_date DESC NULLS FIRST, a.id DESC
  )
  SELECT o.kind, o.code::text, o.status::text, p.source_code, p.doc_type, d.id, d.validity_date, v.id,
    v.result::text, v.next_due
  FROM owner o JOIN proven p ON p.owner_kind = o.kind
  LEFT JOIN on_file d ON d.owner_code = o.code AND d.doc_type = p.doc_type
  LEFT JOIN LATERAL (SELECT x.id, x.result, x.next_due FROM verification x
    WHERE x.owner_code = o.code AND x.source_code = p.source_code
      AND x.document_type_code IS NOT DISTINCT FROM nullif(p.doc_type, '')
      AND x.document_hash IS NOT DISTINCT FROM d.sha256 AND x.result <> 'SOURCE_DOWN'
    ORDER BY x.id DESC LIMIT 1) v ON true
  WHERE p.doc_type = '' OR d.id IS NOT NULL
$$;
--> statement-breakpoint
-- Providers are locked before their documents are read: of two who write at the same time the later sees both.
CREATE FUNCTION refresh_provider_claims(codes text[], sources text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(codes) <= 50 THEN
    PERFORM pg_advisory_xact_lock_shared(7201122);
    PERFORM pg_advisory_xact_lock(7201123, key)
      FROM (SELECT DISTINCT hashtext(code) AS key FROM unnest(codes) code ORDER BY 1) keys;
  ELSE
    PERFORM pg_advisory_xact_lock(7201122);
  END IF;
  WITH derived AS MATERIALIZED (
    SELECT * FROM derived_claims(codes, sources)
  ), gone AS (
    DELETE FROM provider_claim c WHERE c.owner_code = ANY (codes) AND (sources IS NULL OR c.source_code = ANY (sources))
      AND (c.owner_code, c.source_code, c.doc_type) NOT IN (SELECT d.owner_code, d.source_code, d.doc_type FROM derived d)
  )
  INSERT INTO provider_claim AS c SELECT * FROM derived
  ON CONFLICT (owner_code, source_code, doc_type) DO UPDATE SET owner_status = excluded.owner_status,
    attachment_id = excluded.attachment_id, validity_date = excluded.validity_date,
    verification_id = excluded.verification_id, result = excluded.result, next_due = excluded.next_due
  WHERE (c.owner_status, c.attachment_id, c.validity_date, c.verification_id, c.result, c.next_due) IS DISTINCT FROM
    (excluded.owner_status, excluded.attachment_id, excluded.validity_date, excluded.verification_id, excluded.result,
      excluded.next_due);
END $$;
--> statement-breakpoint
CREATE FUNCTION note_claims_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF codes IS NOT NULL THEN PERFORM refresh_provider_claims(codes, NULL); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_claims_of_verifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_provider_claims(array_agg(DISTINCT owner_code::text), NULL) FROM added HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most writes to a provider change nothing that its claims depend on.
CREATE FUNCTION note_claims_of_providers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE codes text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(code) INTO codes FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(code) INTO codes FROM gone;
  ELSE
    SELECT array_agg(DISTINCT code) INTO codes FROM (
      SELECT code, accreditation_status_code, deleted, accepted, duplicate_of FROM added
      EXCEPT SELECT code, accreditation_status_code, deleted, accepted, duplicate_of FROM gone
      UNION ALL (SELECT code, accreditation_status_code, deleted, accepted, duplicate_of FROM gone
        EXCEPT SELECT code, accreditation_status_code, deleted, accepted, duplicate_of FROM added)) moved;
  END IF;
  IF codes IS NOT NULL THEN PERFORM refresh_provider_claims(codes, NULL); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_claims_of_sources(sources text[]) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_provider_claims(array_agg(code), sources)
    FROM (SELECT code::text FROM facility UNION ALL SELECT code::text FROM physician) provider HAVING count(*) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION note_claims_of_sources() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sources text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT code) INTO sources FROM added WHERE list = 'verification-source';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT code) INTO sources FROM gone WHERE list = 'verification-source';
  ELSE
    SELECT array_agg(DISTINCT code) INTO sources FROM (
      (SELECT code, group_by, attributes -> 'documentTypes', deleted FROM added WHERE list = 'verification-source'
        EXCEPT SELECT code, group_by, attributes -> 'documentTypes', deleted FROM gone WHERE list = 'verification-source')
      UNION ALL (SELECT code, group_by, attributes -> 'documentTypes', deleted FROM gone WHERE list = 'verification-source'
        EXCEPT SELECT code, group_by, attributes -> 'documentTypes', deleted FROM added WHERE list = 'verification-source')
    ) moved;
  END IF;
  IF sources IS NOT NULL THEN PERFORM refresh_claims_of_sources(sources); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attachment_proven_added AFTER INSERT ON attachment
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_documents();
--> statement-breakpoint
CREATE TRIGGER attachment_proven_changed AFTER UPDATE ON attachment
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_documents();
--> statement-breakpoint
CREATE TRIGGER attachment_proven_removed AFTER DELETE ON attachment
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_documents();
--> statement-breakpoint
CREATE TRIGGER facility_proven_added AFTER INSERT ON facility
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_providers();
--> statement-breakpoint
CREATE TRIGGER facility_proven_changed AFTER UPDATE ON facility
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_providers();
--> statement-breakpoint
CREATE TRIGGER facility_proven_removed AFTER DELETE ON facility
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_providers();
--> statement-breakpoint
CREATE TRIGGER physician_proven_added AFTER INSERT ON physician
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_providers();
--> statement-breakpoint
CREATE TRIGGER physician_proven_changed AFTER UPDATE ON physician
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_providers();
--> statement-breakpoint
CREATE TRIGGER physician_proven_removed AFTER DELETE ON physician
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_providers();
--> statement-breakpoint
CREATE TRIGGER reference_item_proven_added AFTER INSERT ON reference_item
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_sources();
--> statement-breakpoint
CREATE TRIGGER reference_item_proven_changed AFTER UPDATE ON reference_item
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_sources();
--> statement-breakpoint
CREATE TRIGGER reference_item_proven_removed AFTER DELETE ON reference_item
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_sources();
--> statement-breakpoint
CREATE TRIGGER verification_proven_added AFTER INSERT ON verification
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_verifications();
--> statement-breakpoint
CREATE TRIGGER provider_claim_version AFTER INSERT OR UPDATE OR DELETE ON provider_claim
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO provider_claim SELECT d.* FROM (SELECT array_agg(code) AS codes FROM (SELECT code::text FROM facility
  UNION ALL SELECT code::text FROM physician) provider) every, derived_claims(every.codes, NULL) d;
--> statement-breakpoint
ANALYZE provider_claim;
