CREATE TABLE "verification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_kind" varchar(10) NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"source_code" varchar(40) NOT NULL,
	"claim" varchar(20) NOT NULL,
	"document_type_code" varchar(40),
	"attachment_uuid" uuid,
	"document_hash" varchar(64),
	"claimed" jsonb NOT NULL,
	"method" varchar(20) NOT NULL,
	"result" varchar(20) NOT NULL,
	"found" text,
	"evidence_uuid" uuid,
	"next_due" date,
	"performed_by" varchar(60) NOT NULL,
	"performed_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_due" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"verification_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"created_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requirement_rule" ADD COLUMN "source_code" varchar(40);--> statement-breakpoint
ALTER TABLE "verification_due" ADD CONSTRAINT "verification_due_verification_id_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_claim" ON "verification" USING btree ("owner_code","source_code","document_type_code","id");--> statement-breakpoint
CREATE INDEX "verification_due_day" ON "verification" USING btree ("next_due");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_due_uk" ON "verification_due" USING btree ("verification_id");--> statement-breakpoint
CREATE TRIGGER verification_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON verification
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER verification_due_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON verification_due
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER verification_version AFTER INSERT ON verification
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();--> statement-breakpoint
-- An installation in use begins with the sources every new one has; a new one gets them with its other lists.
INSERT INTO reference_item (list, code, description, group_by, attributes, code_key, description_key, search_text)
SELECT 'verification-source', s.code, s.name, s.subject,
  jsonb_strip_nulls(jsonb_build_object('claim', s.claim, 'documentTypes', s.types, 'address', s.address,
    'method', s.method, 'daysValid', s.days)),
  '["' || lower(s.code) || '"]', '["' || lower(s.subject) || '","' || lower(s.name) || '"]',
  upper(s.code || ' ' || s.name)
FROM (VALUES
  ('PRC', 'PHYSICIAN', 'LICENCE', 'PRC', 'WEB', 180, 'https://verification.prc.gov.ph', 'PRC verification of licence'),
  ('PHIC-DOCTOR', 'PHYSICIAN', 'PHILHEALTH', 'PHIC', 'WEB', 180, 'https://www.philhealth.gov.ph/partners/providers', 'PhilHealth list of accredited professionals'),
  ('PMA', 'PHYSICIAN', 'GOOD_STANDING', 'PMA', 'LETTER', 365, 'https://www.philippinemedicalassociation.org', 'Philippine Medical Association'),
  ('PDA', 'PHYSICIAN', 'GOOD_STANDING', 'PDA', 'LETTER', 365, 'https://www.pda.com.ph', 'Philippine Dental Association'),
  ('SOCIETY', 'PHYSICIAN', 'SPECIALTY', 'BOARD;SOCIETY', 'LETTER', 365, NULL, 'Specialty board or society'),
  ('PDEA', 'PHYSICIAN', 'DRUGS', 'S2', 'LETTER', 180, 'https://www.pdea.gov.ph', 'PDEA list of S2 licences'),
  ('BIR-DOCTOR', 'PHYSICIAN', 'TAX', 'BIR2303', 'WEB', 730, 'https://www.bir.gov.ph', 'BIR taxpayer verification, professionals'),
  ('SANCTIONS-DOCTOR', 'PHYSICIAN', 'SANCTIONS', NULL, 'WEB', 30, NULL, 'PRC and PhilHealth sanction lists, professionals'),
  ('DOH', 'FACILITY', 'OPERATION', 'LTO', 'WEB', 180, 'https://nhfr.doh.gov.ph', 'DOH register of health facilities'),
  ('PHIC-FACILITY', 'FACILITY', 'PHILHEALTH', 'PHIC', 'WEB', 180, 'https://www.philhealth.gov.ph/partners/providers', 'PhilHealth list of accredited facilities'),
  ('SEC-DTI', 'FACILITY', 'BUSINESS', 'SECDTI', 'WEB', 730, 'https://www.sec.gov.ph', 'SEC or DTI business name search'),
  ('BIR-FACILITY', 'FACILITY', 'TAX', 'BIR2303', 'WEB', 730, 'https://www.bir.gov.ph', 'BIR taxpayer verification, facilities'),
  ('SANCTIONS-FACILITY', 'FACILITY', 'SANCTIONS', NULL, 'WEB', 30, NULL, 'DOH and PhilHealth sanction lists, facilities')
) s(code, subject, claim, types, method, days, address, name)
WHERE EXISTS (SELECT 1 FROM reference_item WHERE list = 'document-type')
ON CONFLICT DO NOTHING;
