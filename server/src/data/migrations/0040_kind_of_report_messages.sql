-- Messages about reports are of the kind `review`.
CREATE OR REPLACE FUNCTION close_reports(of_kind text, of_id text, new_outcome text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  reporter text;
BEGIN
  FOR reporter IN
    WITH closed AS (
      UPDATE reports SET outcome = new_outcome, closed_at = now()
      WHERE target = of_kind AND target_id = of_id AND closed_at IS NULL RETURNING id, reporter_id
    )
    INSERT INTO messages (id, user_id, kind, template, params)
      SELECT id, reporter_id, 'review', 'report.' || new_outcome, jsonb_build_object('target', of_kind) FROM closed
      RETURNING user_id
  LOOP
    PERFORM note_event('unread:' || reporter);
  END LOOP;
END $$;
