CREATE TABLE "access_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" varchar(20) NOT NULL,
	"target" varchar(100) NOT NULL,
	"body" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_date" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_date" timestamp with time zone,
	"outcome" varchar(20)
);
--> statement-breakpoint
ALTER TABLE "access_change" ADD CONSTRAINT "access_change_asked_by_app_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_change" ADD CONSTRAINT "access_change_decided_by_app_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_change_open" ON "access_change" USING btree ("asked_date") WHERE "access_change"."outcome" is null;