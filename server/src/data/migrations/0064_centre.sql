CREATE INDEX "hours_ledger_served" ON "hours_ledger" USING btree ("served_at");
--> statement-breakpoint
-- Volunteers have a queue of their own, for the practice centre.
UPDATE queue_items SET queue = 'volunteering' WHERE queue = 'applications' AND kind = 'volunteer';
--> statement-breakpoint
UPDATE queue_log l SET queue = 'volunteering' FROM queue_items i
WHERE i.id = l.item AND i.queue = 'volunteering' AND l.queue = 'applications';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_volunteer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE hours_totals SET listed = tg_op <> 'DELETE' AND NEW.state = 'active'
  WHERE kind = 'volunteer' AND subject_id = coalesce(NEW.user_id, OLD.user_id);
  IF tg_op <> 'DELETE' AND NEW.state = 'applying' THEN
    INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause, created_at)
    VALUES ('volunteering', 'volunteer', NEW.id, NEW.user_id, 'received', NEW.applied_at)
    ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1;
  ELSE
    UPDATE queue_items SET version = version + 1, state = 'withdrawn'
    WHERE queue = 'volunteering' AND kind = 'volunteer' AND subject_id = coalesce(NEW.id, OLD.id) AND state = 'waiting';
  END IF;
  RETURN NULL;
END $$;
