ALTER TABLE "advices" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
DROP INDEX "advices_newest";--> statement-breakpoint
DROP INDEX "advices_department";--> statement-breakpoint
DROP INDEX "advices_phase";--> statement-breakpoint
DROP INDEX "advices_kind";--> statement-breakpoint
ALTER TABLE "advices" DROP COLUMN "open";--> statement-breakpoint
ALTER TABLE "advices" ADD COLUMN "open" boolean GENERATED ALWAYS AS (audience <> 'private' and not held and state <> 'refused' and hidden_reason is null) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "advices_newest" ON "advices" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "advices"."open";--> statement-breakpoint
CREATE INDEX "advices_department" ON "advices" USING btree ("department_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "advices"."open";--> statement-breakpoint
CREATE INDEX "advices_phase" ON "advices" USING btree ("phase","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "advices"."open";--> statement-breakpoint
CREATE INDEX "advices_kind" ON "advices" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "advices"."open";--> statement-breakpoint
-- A reviewer decides about the words that were seen: new ones give the waiting item another version.
CREATE FUNCTION review_changed_advice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE queue_items SET version = version + 1
  WHERE queue = 'review' AND kind = 'advice' AND subject_id = NEW.id AND state = 'waiting';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER advices_changed AFTER UPDATE OF title, content, images, place, answer, reopened_at ON advices
  FOR EACH ROW EXECUTE FUNCTION review_changed_advice();
--> statement-breakpoint
-- What a reviewer looked up before somebody reported it is reported then.
CREATE OR REPLACE FUNCTION queue_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item_id bigint;
BEGIN
  INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause)
  VALUES ('review', NEW.target, NEW.target_id, NEW.author_id, 'reported')
  ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE
    SET cause = CASE item.cause WHEN 'looked-up' THEN 'reported' ELSE item.cause END
  RETURNING item.id INTO item_id;
  UPDATE reports SET item = item_id WHERE id = NEW.id;
  RETURN NULL;
END $$;
