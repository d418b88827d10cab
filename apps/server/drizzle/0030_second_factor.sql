CREATE TABLE "recovery_code" (
	"user_id" integer NOT NULL,
	"selector" varchar(8) NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_selector_pk" PRIMARY KEY("user_id","selector")
);
--> statement-breakpoint
CREATE TABLE "user_factor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_factor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" varchar(80) NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer,
	"created_date" timestamp with time zone NOT NULL,
	"confirmed_date" timestamp with time zone,
	"last_used" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "fresh_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_factor" ADD CONSTRAINT "user_factor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_factor_user" ON "user_factor" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_factor_totp_uk" ON "user_factor" USING btree ("user_id") WHERE "user_factor"."kind" = 'TOTP' and "user_factor"."confirmed_date" is not null;