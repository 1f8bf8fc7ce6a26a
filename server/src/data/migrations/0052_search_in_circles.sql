DROP INDEX "search_entries_circle";--> statement-breakpoint
CREATE INDEX "search_entries_circle" ON "search_entries" USING btree ("circle_id","kind") WHERE "search_entries"."circle_id" is not null;