CREATE TABLE "search_entries" (
	"source" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"type" smallint,
	"title" text NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"tokens" text[] NOT NULL,
	CONSTRAINT "search_entries_source_id_pk" PRIMARY KEY("source","id")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"source" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "search_pending_source_id_pk" PRIMARY KEY("source","id")
);
--> statement-breakpoint
CREATE INDEX "search_entries_tokens" ON "search_entries" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION note_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending ("source", "id") VALUES (TG_ARGV[0], COALESCE(NEW.id, OLD.id)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contents_searched AFTER INSERT OR DELETE OR UPDATE OF title, summary, type, hidden ON "contents" FOR EACH ROW EXECUTE FUNCTION note_searched('content');
--> statement-breakpoint
CREATE TRIGGER channels_searched AFTER INSERT OR DELETE OR UPDATE OF name, slogan ON "channels" FOR EACH ROW EXECUTE FUNCTION note_searched('channel');
--> statement-breakpoint
CREATE TRIGGER anchors_searched AFTER INSERT OR DELETE OR UPDATE OF name, intro ON "anchors" FOR EACH ROW EXECUTE FUNCTION note_searched('anchor');
--> statement-breakpoint
CREATE TRIGGER organisations_searched AFTER INSERT OR DELETE OR UPDATE OF name, intro ON "organisations" FOR EACH ROW EXECUTE FUNCTION note_searched('organisation');
--> statement-breakpoint
CREATE TRIGGER circles_searched AFTER INSERT OR DELETE OR UPDATE OF name, intro ON "circles" FOR EACH ROW EXECUTE FUNCTION note_searched('circle');
--> statement-breakpoint
CREATE TRIGGER posts_searched AFTER INSERT OR DELETE OR UPDATE OF content, state, deleted_at ON "posts" FOR EACH ROW EXECUTE FUNCTION note_searched('post');
--> statement-breakpoint
INSERT INTO search_pending ("source", "id")
  SELECT 'content', id FROM contents UNION ALL SELECT 'channel', id FROM channels UNION ALL SELECT 'anchor', id FROM anchors
  UNION ALL SELECT 'organisation', id FROM organisations UNION ALL SELECT 'circle', id FROM circles UNION ALL SELECT 'post', id FROM posts;
