ALTER TABLE "users" ADD COLUMN "agreed_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_at" timestamp (3) with time zone;