CREATE TABLE "case_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(30) NOT NULL,
	"code" varchar(40),
	"status" varchar(20) NOT NULL,
	"owner_code" varchar(40),
	"day" date,
	"due_date" date,
	"unique_key" varchar(200),
	"fields" jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_step" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"record_id" integer NOT NULL,
	"action" varchar(10) NOT NULL,
	"from_status" varchar(20),
	"to_status" varchar(20),
	"fields" text[] DEFAULT '{}' NOT NULL,
	"remarks" text,
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_ask" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewal_ask_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attachment_uuid" varchar(36) NOT NULL,
	"asked_on" date NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"recipient" varchar(254) NOT NULL,
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_step" ADD CONSTRAINT "case_step_record_id_case_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."case_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_record_code_uk" ON "case_record" USING btree ("code") WHERE "case_record"."code" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "case_record_unique_uk" ON "case_record" USING btree ("kind","unique_key") WHERE not "case_record"."deleted" and "case_record"."unique_key" is not null;--> statement-breakpoint
CREATE INDEX "case_record_day" ON "case_record" USING btree ("kind","day","id");--> statement-breakpoint
CREATE INDEX "case_record_owner" ON "case_record" USING btree ("owner_code","kind","day");--> statement-breakpoint
CREATE INDEX "case_record_due" ON "case_record" USING btree ("kind","status","due_date");--> statement-breakpoint
CREATE INDEX "case_record_search" ON "case_record" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_step_record" ON "case_step" USING btree ("record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_ask_uk" ON "renewal_ask" USING btree ("attachment_uuid","asked_on");--> statement-breakpoint
CREATE TRIGGER case_step_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON case_step
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER renewal_ask_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON renewal_ask
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER case_record_version AFTER INSERT OR UPDATE OR DELETE ON case_record
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
