CREATE TABLE "last_document" (
	"attachment_id" integer PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"owner_kind" varchar(40) NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"owner_status" varchar(30) NOT NULL,
	"phy_type_code" varchar(40),
	"main_city_id" integer,
	"doc_type" varchar(60),
	"validity_date" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "last_document_owner" ON "last_document" USING btree ("owner_code");--> statement-breakpoint
CREATE INDEX "last_document_by_day" ON "last_document" USING btree ("validity_date","attachment_id","owner_status","owner_kind","doc_type","phy_type_code","main_city_id","owner_code");
--> statement-breakpoint
-- Rows that decisions and saves change keep room on their page: a change of columns without an index stays there.
ALTER TABLE user_request SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE physician SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE facility SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE affiliation SET (fillfactor = 85);
--> statement-breakpoint
-- The documents of some providers that last longest of their type, as documents and providers make them.
CREATE FUNCTION derived_last_documents(codes text[]) RETURNS SETOF last_document LANGUAGE sql STABLE AS $$
  WITH owner AS MATERIALIZED (
    SELECT code, accreditation_status_code AS status, NULL::varchar AS phy_type_code, main_city_id,
        ARRAY['hf/document', 'hf/contract'] AS kinds
      FROM facility WHERE code = ANY (codes) AND NOT deleted AND accepted AND duplicate_of IS NULL
    UNION ALL SELECT code, accreditation_status_code, phy_type_code, NULL, ARRAY['phy/document', 'phy/contract']
      FROM physician WHERE code = ANY (codes) AND NOT deleted AND accepted AND duplicate_of IS NULL
  )
  SELECT a.id, a.uuid, a.owner_kind, a.owner_code, o.status, o.phy_type_code, o.main_city_id, a.doc_type, a.validity_date
  FROM owner o JOIN attachment a ON a.owner_code = o.code AND a.owner_kind = ANY (o.kinds)
  WHERE NOT a.deleted AND a.superseded_by IS NULL AND a.validity_date IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM attachment b WHERE b.owner_code = a.owner_code AND b.owner_kind = ANY (o.kinds)
      AND NOT b.deleted AND b.superseded_by IS NULL AND b.doc_type = a.doc_type
      AND (b.validity_date IS NULL OR b.validity_date > a.validity_date
        OR (b.validity_date = a.validity_date AND b.id > a.id)))
$$;
--> statement-breakpoint
-- Providers are locked as for their claims. Nothing is written, and no version moves, where nothing changed.
CREATE FUNCTION refresh_last_documents(codes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted last_document[];
  gone integer[];
BEGIN
  IF cardinality(codes) <= 50 THEN
    PERFORM pg_advisory_xact_lock_shared(7201122);
    PERFORM pg_advisory_xact_lock(7201123, key)
      FROM (SELECT DISTINCT hashtext(code) AS key FROM unnest(codes) code ORDER BY 1) keys;
  ELSE
    PERFORM pg_advisory_xact_lock(7201122);
  END IF;
  wanted := ARRAY(SELECT d FROM derived_last_documents(codes) d);
  gone := ARRAY(SELECT k.attachment_id FROM (SELECT * FROM last_document WHERE owner_code = ANY (codes)
    EXCEPT SELECT * FROM unnest(wanted)) k);
  IF gone <> '{}' THEN
    DELETE FROM last_document WHERE attachment_id = ANY (gone);
  END IF;
  -- what is still there is as it should be
  wanted := ARRAY(SELECT w FROM unnest(wanted) w
    WHERE NOT EXISTS (SELECT 1 FROM last_document k WHERE k.attachment_id = w.attachment_id));
  IF wanted <> '{}' THEN
    INSERT INTO last_document SELECT * FROM unnest(wanted);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_last_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE codes text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT owner_code) INTO codes FROM added WHERE owner_kind ~ '^(hf|phy)/(document|contract)$';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT owner_code) INTO codes FROM gone WHERE owner_kind ~ '^(hf|phy)/(document|contract)$';
  ELSE
    SELECT array_agg(DISTINCT owner_code) INTO codes FROM (
      (SELECT id, uuid, owner_kind, owner_code, doc_type, validity_date, deleted, superseded_by FROM added
        EXCEPT SELECT id, uuid, owner_kind, owner_code, doc_type, validity_date, deleted, superseded_by FROM gone)
      UNION ALL (SELECT id, uuid, owner_kind, owner_code, doc_type, validity_date, deleted, superseded_by FROM gone
        EXCEPT SELECT id, uuid, owner_kind, owner_code, doc_type, validity_date, deleted, superseded_by FROM added)
    ) moved WHERE owner_kind ~ '^(hf|phy)/(document|contract)$';
  END IF;
  IF codes IS NOT NULL THEN PERFORM refresh_last_documents(codes); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A provider that comes after its documents, as when a backup is put back, or goes before them.
CREATE FUNCTION note_last_documents_of_providers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE codes text[];
BEGIN
  SELECT array_agg(p.code) INTO codes FROM moved p
    WHERE EXISTS (SELECT 1 FROM attachment a WHERE a.owner_code = p.code AND NOT a.deleted AND a.superseded_by IS NULL);
  IF codes IS NOT NULL THEN PERFORM refresh_last_documents(codes); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_last_documents_of_provider() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_last_documents(ARRAY[OLD.code::text, NEW.code::text]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attachment_last_added AFTER INSERT ON attachment
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_last_documents();
--> statement-breakpoint
CREATE TRIGGER attachment_last_changed AFTER UPDATE ON attachment
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_last_documents();
--> statement-breakpoint
CREATE TRIGGER attachment_last_removed AFTER DELETE ON attachment
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_last_documents();
--> statement-breakpoint
CREATE TRIGGER facility_last_added AFTER INSERT ON facility
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_last_documents_of_providers();
--> statement-breakpoint
CREATE TRIGGER facility_last_removed AFTER DELETE ON facility
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_last_documents_of_providers();
--> statement-breakpoint
-- For each row, since the condition costs a save that changes none of it nothing.
CREATE TRIGGER facility_last_changed AFTER UPDATE ON facility FOR EACH ROW
  WHEN ((OLD.code, OLD.accreditation_status_code, OLD.main_city_id, OLD.deleted, OLD.accepted, OLD.duplicate_of)
    IS DISTINCT FROM (NEW.code, NEW.accreditation_status_code, NEW.main_city_id, NEW.deleted, NEW.accepted, NEW.duplicate_of))
  EXECUTE FUNCTION note_last_documents_of_provider();
--> statement-breakpoint
CREATE TRIGGER physician_last_added AFTER INSERT ON physician
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_last_documents_of_providers();
--> statement-breakpoint
CREATE TRIGGER physician_last_removed AFTER DELETE ON physician
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_last_documents_of_providers();
--> statement-breakpoint
CREATE TRIGGER physician_last_changed AFTER UPDATE ON physician FOR EACH ROW
  WHEN ((OLD.code, OLD.accreditation_status_code, OLD.phy_type_code, OLD.deleted, OLD.accepted, OLD.duplicate_of)
    IS DISTINCT FROM (NEW.code, NEW.accreditation_status_code, NEW.phy_type_code, NEW.deleted, NEW.accepted, NEW.duplicate_of))
  EXECUTE FUNCTION note_last_documents_of_provider();
--> statement-breakpoint
CREATE TRIGGER last_document_version AFTER INSERT OR UPDATE OR DELETE ON last_document
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
WITH owner AS MATERIALIZED (
  SELECT code, accreditation_status_code AS status, NULL::varchar AS phy_type_code, main_city_id, 'hf/%' AS kinds
    FROM facility WHERE NOT deleted AND accepted AND duplicate_of IS NULL
  UNION ALL SELECT code, accreditation_status_code, phy_type_code, NULL, 'phy/%'
    FROM physician WHERE NOT deleted AND accepted AND duplicate_of IS NULL
), document AS MATERIALIZED (
  SELECT id, uuid, owner_kind, owner_code, doc_type, validity_date, row_number() OVER (
      PARTITION BY split_part(owner_kind, '/', 1), owner_code, doc_type ORDER BY validity_date DESC NULLS FIRST, id DESC) AS place
    FROM attachment WHERE NOT deleted AND superseded_by IS NULL AND owner_kind ~ '^(hf|phy)/(document|contract)$'
)
INSERT INTO last_document SELECT d.id, d.uuid, d.owner_kind, d.owner_code, o.status, o.phy_type_code, o.main_city_id,
  d.doc_type, d.validity_date
FROM document d JOIN owner o ON o.code = d.owner_code AND d.owner_kind LIKE o.kinds
WHERE d.validity_date IS NOT NULL AND (d.place = 1 OR d.doc_type IS NULL);
--> statement-breakpoint
ANALYZE last_document;
