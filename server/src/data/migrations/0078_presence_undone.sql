DROP INDEX "activity_appeals_once";--> statement-breakpoint
ALTER TABLE "activity_joins" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_appeals_once" ON "activity_appeals" USING btree ("activity_id","user_id") WHERE "activity_appeals"."state" = 'waiting';