CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" varchar(40) NOT NULL,
	"name" varchar(60) NOT NULL,
	"name_key" text NOT NULL,
	"query" varchar(2000) NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"pinned_by" text[] DEFAULT '{}' NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_uk" ON "saved_view" USING btree ("owner_code","list","name_key") WHERE not "saved_view"."deleted";--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("list") WHERE "saved_view"."shared" and not "saved_view"."deleted";--> statement-breakpoint
CREATE INDEX "physician_prc" ON "physician" USING btree ("prc_number");