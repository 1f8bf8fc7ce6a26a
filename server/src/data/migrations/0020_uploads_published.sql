ALTER TABLE "uploads" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "uploads" SET "published_at" = "created_at" WHERE "key" IN (
  SELECT substr("avatar", 16) FROM "users" WHERE "avatar" LIKE '/media/uploads/%'
  UNION SELECT substr("image" ->> 'url', 16) FROM "posts", jsonb_array_elements("images") AS "image" WHERE "state" = 'shown' AND "deleted_at" IS NULL
  UNION SELECT jsonb_array_elements_text("images") FROM "publications" WHERE "state" = 'shown'
  UNION SELECT "video" ->> 'key' FROM "publications" WHERE "state" = 'shown'
  UNION SELECT "video" ->> 'poster' FROM "publications" WHERE "state" = 'shown'
);
