CREATE TABLE "data_export_files" (
	"export_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closures" ADD COLUMN "given_up_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "keeps_history" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_export_files" ADD CONSTRAINT "data_export_files_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invited_members_user" ON "invited_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vote_choices_user" ON "vote_choices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree (("params" ->> 'author_id')) WHERE "messages"."params" ? 'author_id';--> statement-breakpoint
CREATE INDEX "comments_answered" ON "comments" USING btree ("answered_id") WHERE "comments"."answered_id" is not null;
--> statement-breakpoint
-- The search finds a person or not.
CREATE FUNCTION note_findable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending ("source", "id") VALUES ('person', COALESCE(NEW.user_id, OLD.user_id)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER preferences_searched AFTER INSERT OR DELETE OR UPDATE OF is_findable ON preferences FOR EACH ROW EXECUTE FUNCTION note_findable();
