ALTER TABLE "case_record" ADD COLUMN "authors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "case_record" SET "authors" = CASE WHEN "updated_by" = "created_by" THEN jsonb_build_array("created_by") ELSE jsonb_build_array("created_by", "updated_by") END WHERE "kind" = 'special-arrangement' AND "status" IN ('DRAFT', 'FOR_APPROVAL');
