UPDATE "posts" SET "pin" = ranked.pin FROM (
  SELECT id, 4 - row_number() OVER (PARTITION BY circle_id ORDER BY created_at DESC) AS pin FROM posts
  WHERE pinned AND deleted_at IS NULL) AS ranked WHERE posts.id = ranked.id AND ranked.pin > 0;
--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "pinned";
