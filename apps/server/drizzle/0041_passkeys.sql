CREATE TABLE "webauthn_challenge" (
	"challenge" varchar(100) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"ceremony" varchar(10) NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_factor" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_factor" ADD COLUMN "credential_id" varchar(1400);--> statement-breakpoint
ALTER TABLE "user_factor" ADD COLUMN "public_key" text;--> statement-breakpoint
ALTER TABLE "user_factor" ADD COLUMN "sign_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_factor" ADD COLUMN "transports" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "webauthn_challenge" ADD CONSTRAINT "webauthn_challenge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webauthn_challenge_expires" ON "webauthn_challenge" USING btree ("expires");--> statement-breakpoint
ALTER TABLE "user_factor" ADD CONSTRAINT "user_factor_credential_uk" UNIQUE("credential_id");