CREATE TABLE "collection_videos" (
	"collection_id" text NOT NULL,
	"video_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "collection_videos_collection_id_video_id_pk" PRIMARY KEY("collection_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"image" text,
	"place" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"channel_id" text NOT NULL,
	"video_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"hidden" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_videos" ADD CONSTRAINT "collection_videos_collection_id_contents_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_videos" ADD CONSTRAINT "collection_videos_video_id_contents_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_videos_order" ON "collection_videos" USING btree ("collection_id","sort","video_id");--> statement-breakpoint
CREATE INDEX "collection_videos_video" ON "collection_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "live_events_starts" ON "live_events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "live_events_ends" ON "live_events" USING btree ("ends_at","id");--> statement-breakpoint
INSERT INTO "collection_videos" ("collection_id", "video_id", "sort")
SELECT DISTINCT ON (c."id", v."value") c."id", v."value", v."ordinality" - 1
FROM "contents" c, jsonb_array_elements_text(c."detail"->'videos') WITH ORDINALITY v("value", "ordinality")
WHERE c."type" = 15 AND EXISTS (SELECT 1 FROM "contents" o WHERE o."id" = v."value")
ORDER BY c."id", v."value", v."ordinality";
