ALTER TABLE "activities" ADD COLUMN "kind_en" text;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "name_en" text;