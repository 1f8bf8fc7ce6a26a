DROP INDEX "blocks_blocked";--> statement-breakpoint
ALTER TABLE "likes" DROP CONSTRAINT "likes_target_target_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_target_target_id_pk" PRIMARY KEY("user_id","target","target_id");--> statement-breakpoint
CREATE INDEX "queue_items_asked" ON "queue_items" USING btree ("department_id","sort_at","id") WHERE "queue_items"."state" = 'waiting' and "queue_items"."cause" = 'asked';--> statement-breakpoint
CREATE INDEX "queue_items_taken" ON "queue_items" USING btree ("taken_by","sort_at","id") WHERE "queue_items"."state" = 'waiting' and "queue_items"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX "search_entries_kind" ON "search_entries" USING btree ("kind","weight" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_people" ON "search_entries" USING gin ("tokens") WITH (fastupdate=false) WHERE "search_entries"."kind" = 'person';--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","user_id");