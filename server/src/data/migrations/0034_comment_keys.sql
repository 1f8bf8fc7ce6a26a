ALTER TABLE "comments" ADD COLUMN "publish_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_publish_key" ON "comments" USING btree ("user_id","publish_key");