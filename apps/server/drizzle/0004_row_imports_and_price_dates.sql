CREATE TABLE "row_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"area" varchar(20) NOT NULL,
	"kind" varchar(40) NOT NULL,
	"owner_code" varchar(200),
	"status" varchar(10) NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"file_name" varchar(180) NOT NULL,
	"size" integer NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"headings_key" varchar(64),
	"form" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"states" text DEFAULT '' NOT NULL,
	"message" varchar(500),
	"user_code" varchar(40),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "row_import_uuid_uk" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "row_import_part" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_import_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"part" integer NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_request" ADD COLUMN "line_decisions" jsonb;--> statement-breakpoint
ALTER TABLE "row_import_part" ADD CONSTRAINT "row_import_part_import_id_row_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."row_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "row_import_recent" ON "row_import" USING btree ("area","kind","id");--> statement-breakpoint
CREATE INDEX "row_import_same" ON "row_import" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "row_import_headings" ON "row_import" USING btree ("headings_key");--> statement-breakpoint
CREATE INDEX "row_import_open" ON "row_import" USING btree ("status","updated_date") WHERE "row_import"."status" in ('READING', 'SAVING');--> statement-breakpoint
CREATE UNIQUE INDEX "row_import_part_uk" ON "row_import_part" USING btree ("import_id","part");--> statement-breakpoint
CREATE INDEX "price_sheet_coming" ON "price_sheet" USING btree ("effective_date","id") WHERE not "price_sheet"."deleted";--> statement-breakpoint
CREATE INDEX "price_sheet_ending" ON "price_sheet" USING btree ("validity_date","id") WHERE not "price_sheet"."deleted" and "price_sheet"."validity_date" is not null;--> statement-breakpoint
CREATE TRIGGER row_import_version AFTER INSERT OR UPDATE OR DELETE ON row_import
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
