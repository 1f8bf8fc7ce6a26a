CREATE TABLE "transcripts" (
	"content_id" text PRIMARY KEY NOT NULL,
	"cues" jsonb NOT NULL,
	"text_hash" text NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION note_transcribed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending ("source", "id") VALUES ('content', COALESCE(NEW.content_id, OLD.content_id)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transcripts_searched AFTER INSERT OR DELETE OR UPDATE OF cues ON "transcripts" FOR EACH ROW EXECUTE FUNCTION note_transcribed();
