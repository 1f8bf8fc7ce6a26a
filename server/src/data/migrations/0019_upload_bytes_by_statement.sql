-- A row for each file would update one sum again and again: thousands of files at once took minutes.
DROP TRIGGER count_upload_bytes ON uploads;
--> statement-breakpoint
DROP FUNCTION count_upload_bytes();
--> statement-breakpoint
CREATE FUNCTION count_upload_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added text := 'SELECT user_id, key, created_at, coalesce(bytes, 0)::bigint AS amount FROM uploads_after WHERE mime IS NOT NULL';
  removed text := 'SELECT user_id, key, created_at, -coalesce(bytes, 0)::bigint FROM uploads_before WHERE mime IS NOT NULL';
  changes text := CASE tg_op WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' UNION ALL ' || removed END;
BEGIN
  -- Files of a person who is deleted go after the person.
  EXECUTE 'INSERT INTO person_storage AS stored (user_id, bytes)
    SELECT user_id, sum(amount) FROM (' || changes || ') AS change (user_id, key, created_at, amount)
    WHERE EXISTS (SELECT 1 FROM users WHERE users.id = change.user_id)
    GROUP BY user_id HAVING sum(amount) <> 0 ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET bytes = stored.bytes + excluded.bytes';
  EXECUTE 'INSERT INTO hourly_uploads AS stored (hour, shard, bytes)
    SELECT date_trunc(''hour'', created_at), abs(hashtext(key) % 16), sum(amount)
    FROM (' || changes || ') AS change (user_id, key, created_at, amount)
    WHERE created_at > now() - interval ''1 day'' - interval ''1 hour''
    GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1, 2
    ON CONFLICT (hour, shard) DO UPDATE SET bytes = stored.bytes + excluded.bytes';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_new_bytes AFTER INSERT ON uploads REFERENCING NEW TABLE AS uploads_after FOR EACH STATEMENT EXECUTE FUNCTION count_upload_bytes();
--> statement-breakpoint
CREATE TRIGGER count_changed_bytes AFTER UPDATE ON uploads REFERENCING OLD TABLE AS uploads_before NEW TABLE AS uploads_after FOR EACH STATEMENT EXECUTE FUNCTION count_upload_bytes();
--> statement-breakpoint
CREATE TRIGGER count_deleted_bytes AFTER DELETE ON uploads REFERENCING OLD TABLE AS uploads_before FOR EACH STATEMENT EXECUTE FUNCTION count_upload_bytes();
