DROP INDEX "activity_joins_newest";--> statement-breakpoint
DROP INDEX "activity_joins_user";--> statement-breakpoint
DROP INDEX "posts_circle";--> statement-breakpoint
DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_hot";--> statement-breakpoint
DROP INDEX "posts_topic";--> statement-breakpoint
DROP INDEX "posts_user";--> statement-breakpoint
DROP INDEX "contents_newest";--> statement-breakpoint
DROP INDEX "contents_category";--> statement-breakpoint
DROP INDEX "contents_type";--> statement-breakpoint
DROP INDEX "collections_newest";--> statement-breakpoint
DROP INDEX "comments_target";--> statement-breakpoint
DROP INDEX "follows_target";--> statement-breakpoint
DROP INDEX "follows_newest";--> statement-breakpoint
DROP INDEX "histories_newest";--> statement-breakpoint
DROP INDEX "likes_newest";--> statement-breakpoint
CREATE INDEX "activity_joins_newest" ON "activity_joins" USING btree ("activity_id","joined_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_joins_user" ON "activity_joins" USING btree ("user_id","joined_at" DESC NULLS FIRST,"activity_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_circle" ON "posts" USING btree ("circle_id","pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_hot" ON "posts" USING btree ("circle_id","likes" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_topic" ON "posts" USING btree ("topic_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_newest" ON "contents" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_category" ON "contents" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_type" ON "contents" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("user_id","created_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_target" ON "comments" USING btree ("target","target_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "comments"."root_id" is null;--> statement-breakpoint
CREATE INDEX "follows_target" ON "follows" USING btree ("kind","target_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("user_id","kind","created_at" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "histories_newest" ON "histories" USING btree ("user_id","viewed_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_newest" ON "likes" USING btree ("target","target_id","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);