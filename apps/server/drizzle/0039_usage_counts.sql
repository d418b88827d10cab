CREATE TABLE "usage_count" (
	"facility_code" varchar(20) NOT NULL,
	"month" varchar(7) NOT NULL,
	"item_key" text NOT NULL,
	"uses" integer NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"created_by" varchar(60) NOT NULL,
	CONSTRAINT "usage_count_facility_code_month_item_key_pk" PRIMARY KEY("facility_code","month","item_key")
);
--> statement-breakpoint
CREATE TRIGGER usage_count_version AFTER INSERT OR UPDATE OR DELETE ON usage_count
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
