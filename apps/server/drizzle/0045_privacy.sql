CREATE TABLE "retention_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(30) NOT NULL,
	"keep_days" integer NOT NULL,
	"before" timestamp with time zone NOT NULL,
	"rows" integer NOT NULL,
	"started_by" varchar(10) NOT NULL,
	"run_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER retention_run_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON retention_run
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER retention_run_version AFTER INSERT OR UPDATE OR DELETE ON retention_run
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
