CREATE TABLE "price_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"reason_code" varchar(30),
	"reason" varchar(500),
	"base_version" integer NOT NULL,
	"from_day" date NOT NULL,
	"request_code" varchar(40),
	"made_by" varchar(60) NOT NULL,
	"decided_by" varchar(60),
	"at" timestamp with time zone NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_sheet_past" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_sheet_past_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"effective_date" date NOT NULL,
	"validity_date" date,
	"remarks" varchar(2000),
	"deleted" boolean NOT NULL,
	"version" integer NOT NULL,
	"known_from" timestamp with time zone NOT NULL,
	"known_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_line" DROP CONSTRAINT "price_line_sheet_id_price_sheet_id_fk";--> statement-breakpoint
DROP INDEX "price_line_uk";--> statement-breakpoint
ALTER TABLE "price_line" DROP CONSTRAINT "price_line_pkey";--> statement-breakpoint
ALTER TABLE "price_line" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "price_line" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "price_line" ADD COLUMN "owner_key" varchar(200);--> statement-breakpoint
ALTER TABLE "price_line" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "price_line" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "price_line" ADD COLUMN "known_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_line" ADD COLUMN "known_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_line" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
ALTER TABLE "price_sheet" ADD COLUMN "known_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- A save used to replace what was stored, so what is stored is known since the last save and no longer.
ALTER TABLE "price_sheet" DISABLE TRIGGER price_sheet_version;--> statement-breakpoint
UPDATE "price_sheet" SET "known_from" = "updated_date";--> statement-breakpoint
ALTER TABLE "price_sheet" ENABLE TRIGGER price_sheet_version;--> statement-breakpoint
UPDATE "price_line" l SET "owner_key" = coalesce(s."owner_code", ''), "known_from" = s."updated_date"
  FROM "price_sheet" s WHERE s."id" = l."sheet_id";--> statement-breakpoint
ALTER TABLE "price_line" ALTER COLUMN "owner_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_line" ALTER COLUMN "known_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_owner_key_id_pk" PRIMARY KEY("owner_key","id");--> statement-breakpoint
ALTER TABLE "price_entry" ADD CONSTRAINT "price_entry_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_sheet_past" ADD CONSTRAINT "price_sheet_past_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_entry_uk" ON "price_entry" USING btree ("sheet_id","base_version");--> statement-breakpoint
CREATE INDEX "price_sheet_past_sheet" ON "price_sheet_past" USING btree ("sheet_id","known_from");--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_entry_id_price_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."price_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_uk" UNIQUE NULLS NOT DISTINCT("sheet_id","line_key","valid_from","known_until","owner_key");--> statement-breakpoint
-- A line is added and later ended; nothing else of it ever changes.
CREATE FUNCTION keep_price_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.known_until IS NOT NULL OR NEW.known_until IS NULL OR NEW.known_until < NEW.known_from
    OR to_jsonb(NEW) - 'known_until' IS DISTINCT FROM to_jsonb(OLD) - 'known_until'
  THEN
    RAISE EXCEPTION 'a stored price can only be ended' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_line_kept BEFORE UPDATE ON price_line FOR EACH ROW EXECUTE FUNCTION keep_price_line();
--> statement-breakpoint
CREATE TRIGGER price_line_append_only BEFORE DELETE OR TRUNCATE ON price_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER price_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON price_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER price_sheet_past_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON price_sheet_past
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER price_sheet_append_only BEFORE DELETE OR TRUNCATE ON price_sheet
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A sheet stays that of its owner and of its request; what it said of its days before is kept.
CREATE FUNCTION keep_price_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.owner_code, NEW.header_key, NEW.header, NEW.request_code)
    IS DISTINCT FROM (OLD.id, OLD.kind, OLD.owner_code, OLD.header_key, OLD.header, OLD.request_code)
  THEN
    RAISE EXCEPTION 'the owner and the request of a price sheet cannot change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.effective_date, NEW.validity_date, NEW.remarks, NEW.deleted)
    IS DISTINCT FROM (OLD.effective_date, OLD.validity_date, OLD.remarks, OLD.deleted)
  THEN
    IF NEW.known_from <= OLD.known_from THEN
      RAISE EXCEPTION 'the days of a price sheet change with a later known_from' USING ERRCODE = 'insufficient_privilege';
    END IF;
    INSERT INTO price_sheet_past
      (sheet_id, effective_date, validity_date, remarks, deleted, version, known_from, known_until)
    VALUES (OLD.id, OLD.effective_date, OLD.validity_date, OLD.remarks, OLD.deleted, OLD.version, OLD.known_from, NEW.known_from);
  ELSIF NEW.known_from IS DISTINCT FROM OLD.known_from THEN
    RAISE EXCEPTION 'known_from changes with the days of a price sheet only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_sheet_kept BEFORE UPDATE ON price_sheet FOR EACH ROW EXECUTE FUNCTION keep_price_sheet();
