ALTER TABLE "operator_tokens" ADD COLUMN "kinds" jsonb;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "last_used_at" timestamp (3) with time zone;