DROP INDEX "reports_deleted";--> statement-breakpoint
DROP INDEX "reports_once";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_needs_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "digest" text;--> statement-breakpoint
CREATE INDEX "reports_thing" ON "reports" USING btree ("target","target_id","reporter_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","target","target_id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
-- The message that closes a report has a key, so that it can be taken back when the report is open again.
UPDATE messages SET once_key = 'report:' || id WHERE template LIKE 'report.%' AND once_key IS NULL AND id IN (SELECT id FROM reports);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION close_reports(of_kind text, of_id text, new_outcome text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  reporter text;
BEGIN
  FOR reporter IN
    WITH closed AS (
      UPDATE reports SET outcome = new_outcome, closed_at = now()
      WHERE target = of_kind AND target_id = of_id AND closed_at IS NULL RETURNING id, reporter_id
    )
    INSERT INTO messages (id, user_id, kind, template, params, once_key)
      SELECT id, reporter_id, 'review', 'report.' || new_outcome, jsonb_build_object('target', of_kind), 'report:' || id
      FROM closed
      ON CONFLICT DO NOTHING
      RETURNING user_id
  LOOP
    PERFORM note_event('unread:' || reporter);
  END LOOP;
END $$;
