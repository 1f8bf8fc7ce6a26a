-- A withdrawal stands in the queue of finance while it is reviewed. A second approval adds an item of its own.
CREATE FUNCTION queue_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'reviewing' THEN
    INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause, created_at)
    VALUES ('payouts', NEW.way, NEW.id, NEW.user_id, 'received', NEW.created_at)
    ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1;
  ELSE
    UPDATE queue_items SET version = version + 1, state = 'withdrawn'
    WHERE queue = 'payouts' AND kind = OLD.way AND subject_id = OLD.id AND state = 'waiting';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_reviewed AFTER UPDATE OF state ON transfers FOR EACH ROW
  WHEN (NEW.state IS DISTINCT FROM OLD.state AND (NEW.state = 'reviewing' OR OLD.state = 'reviewing')) EXECUTE FUNCTION queue_payout();
--> statement-breakpoint
-- Those that wait already.
INSERT INTO queue_items (queue, kind, subject_id, author_id, cause, created_at)
SELECT 'payouts', way, id, user_id, 'received', created_at FROM transfers
WHERE state = 'reviewing' AND user_id IN (SELECT id FROM users);
