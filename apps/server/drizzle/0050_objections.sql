CREATE TABLE "objection" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_code" varchar(40) NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"objects" boolean NOT NULL,
	"reason" varchar(500),
	"stated_by" varchar(60) NOT NULL,
	"stated_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "objection_owner" ON "objection" USING btree ("owner_code","id");--> statement-breakpoint
CREATE INDEX "objection_purpose" ON "objection" USING btree ("purpose","owner_code","id");
--> statement-breakpoint
CREATE TRIGGER objection_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON objection
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER objection_version AFTER INSERT ON objection
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
