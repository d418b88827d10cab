CREATE TABLE "duplicate_pair" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duplicate_pair_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(3) NOT NULL,
	"first_code" varchar(40) NOT NULL,
	"second_code" varchar(40) NOT NULL,
	"bits" double precision NOT NULL,
	"tier" varchar(10) NOT NULL,
	"levels" jsonb NOT NULL,
	"weights_version" integer NOT NULL,
	"compared_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duplicate_weights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duplicate_weights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(3) NOT NULL,
	"version" integer NOT NULL,
	"weights" jsonb NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merge_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(3) NOT NULL,
	"stays_code" varchar(40) NOT NULL,
	"gone_code" varchar(40) NOT NULL,
	"reason" varchar(500) NOT NULL,
	"parts" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"undoes" integer,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_pair_uk" ON "duplicate_pair" USING btree ("first_code","second_code");--> statement-breakpoint
CREATE INDEX "duplicate_pair_rank" ON "duplicate_pair" USING btree ("kind","bits","id");--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_weights_uk" ON "duplicate_weights" USING btree ("kind","version");--> statement-breakpoint
CREATE INDEX "merge_record_stays" ON "merge_record" USING btree ("stays_code");--> statement-breakpoint
CREATE INDEX "merge_record_gone" ON "merge_record" USING btree ("gone_code");--> statement-breakpoint
CREATE UNIQUE INDEX "merge_record_undone" ON "merge_record" USING btree ("undoes");--> statement-breakpoint
CREATE TRIGGER duplicate_weights_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON duplicate_weights
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER merge_record_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON merge_record
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
