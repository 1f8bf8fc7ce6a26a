DROP INDEX "publications_state";--> statement-breakpoint
CREATE INDEX "messages_oldest" ON "messages" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "publications" DROP COLUMN "reviewer_id";