ALTER TABLE "advices" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "intro_en" text;