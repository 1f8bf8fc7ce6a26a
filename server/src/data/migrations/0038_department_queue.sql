DROP TABLE "department_staff";
--> statement-breakpoint
CREATE TABLE "department_staff" (
	"department_id" text NOT NULL,
	"operator" text NOT NULL,
	CONSTRAINT "department_staff_operator_department_id_pk" PRIMARY KEY("operator","department_id")
);
--> statement-breakpoint
ALTER TABLE "department_staff" ADD CONSTRAINT "department_staff_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "advice_counts" (
	"department_id" text NOT NULL,
	"day" date NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"answered_late" integer DEFAULT 0 NOT NULL,
	"wait_seconds" bigint DEFAULT 0 NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"scores" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "advice_counts_department_id_day_pk" PRIMARY KEY("department_id","day")
);
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"department_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "advices_week";
--> statement-breakpoint
DROP INDEX "advices_answered";
--> statement-breakpoint
DROP INDEX "queue_items_oldest";
--> statement-breakpoint
DROP INDEX "queue_items_kind";
--> statement-breakpoint
ALTER TABLE "advices" ADD COLUMN "late_told_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "queue_items" ADD COLUMN "department_id" text;
--> statement-breakpoint
ALTER TABLE "queue_items" ADD COLUMN "sort_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "advice_counts_day" ON "advice_counts" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "answer_templates_department" ON "answer_templates" USING btree ("department_id","title");
--> statement-breakpoint
ALTER TABLE "department_staff" ADD CONSTRAINT "department_staff_operator_operators_name_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("name") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "advices_late_told" ON "advices" USING btree ("due_at") WHERE "advices"."phase" = 'waiting' and "advices"."late_told_at" is null;
--> statement-breakpoint
CREATE INDEX "queue_items_order" ON "queue_items" USING btree ("queue","state","sort_at","id");
--> statement-breakpoint
CREATE INDEX "queue_items_department" ON "queue_items" USING btree ("department_id","state","sort_at","id") WHERE "queue_items"."department_id" is not null;
--> statement-breakpoint
CREATE INDEX "queue_items_kind" ON "queue_items" USING btree ("queue","kind","state","sort_at","id");
--> statement-breakpoint
ALTER TABLE "advices" DROP COLUMN "handler_id";
--> statement-breakpoint
-- Without a department, items wait in the order in which they came.
CREATE FUNCTION order_queue_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_at := NEW.created_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_by_arrival BEFORE INSERT ON queue_items FOR EACH ROW WHEN (NEW.department_id IS NULL) EXECUTE FUNCTION order_queue_item();
--> statement-breakpoint
UPDATE queue_items SET sort_at = coalesce(decided_at, created_at);
--> statement-breakpoint
-- An advice stands in the queue of its department while one of both waits for the other, whoever wrote the row.
CREATE FUNCTION queue_advice(advice advices) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  why text := CASE WHEN advice.state = 'asked' THEN 'asked' WHEN advice.reopened_at IS NOT NULL THEN 'reopened' ELSE 'received' END;
  since timestamptz := CASE why WHEN 'asked' THEN advice.asked_at WHEN 'reopened' THEN advice.reopened_at ELSE advice.created_at END;
BEGIN
  IF advice.state NOT IN ('received', 'assigned', 'reopened', 'asked') THEN
    UPDATE queue_items SET version = version + 1, state = 'withdrawn'
    WHERE queue = 'departments' AND subject_id = advice.id AND state = 'waiting';
    RETURN;
  END IF;
  INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause, department_id, sort_at, created_at)
  VALUES ('departments', advice.kind, advice.id, advice.user_id, why, advice.department_id,
    CASE why WHEN 'asked' THEN coalesce(since, now()) ELSE coalesce(advice.due_at, since, now()) END, coalesce(since, now()))
  ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1,
    cause = excluded.cause, department_id = excluded.department_id, sort_at = excluded.sort_at;
END $$;
--> statement-breakpoint
CREATE FUNCTION queue_for_department() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    UPDATE queue_items SET version = version + 1, state = 'withdrawn'
    WHERE queue = 'departments' AND subject_id = OLD.id AND state = 'waiting';
  ELSIF tg_op = 'UPDATE' AND NEW.state = 'assigned' AND OLD.state IN ('received', 'reopened') THEN
    -- Still the same item; where a decision takes it, that item is decided already.
    UPDATE queue_items SET version = version + 1
    WHERE queue = 'departments' AND subject_id = NEW.id AND state = 'waiting';
  ELSE
    PERFORM queue_advice(NEW);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER advices_queued AFTER INSERT OR DELETE OR UPDATE OF state, department_id, due_at, title, content ON advices
  FOR EACH ROW EXECUTE FUNCTION queue_for_department();
--> statement-breakpoint
SELECT queue_advice(advices) FROM advices WHERE state IN ('received', 'assigned', 'reopened', 'asked');
--> statement-breakpoint
-- What one advice adds to the figures of its department, by day of the site's calendar.
CREATE FUNCTION figures_of_advice(advice advices, sign integer)
RETURNS TABLE (department_id text, day date, received integer, answered integer, answered_late integer,
  wait_seconds bigint, scored integer, scores integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT advice.department_id, (advice.created_at AT TIME ZONE interval '8 hours')::date, sign, 0, 0, 0::bigint, 0, 0
    WHERE advice.id IS NOT NULL
  UNION ALL
  SELECT advice.department_id, (advice.answered_at AT TIME ZONE interval '8 hours')::date, 0,
    sign * (advice.phase = 'answered')::integer, sign * (advice.phase = 'answered' AND advice.answered_late)::integer,
    (sign * (advice.phase = 'answered')::integer * extract(epoch FROM advice.answered_at - advice.created_at))::bigint,
    sign * (advice.score IS NOT NULL)::integer, sign * coalesce(advice.score, 0)
    WHERE advice.answered_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_advice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before advices;
  after advices;
BEGIN
  IF tg_op <> 'INSERT' THEN before := OLD; END IF;
  IF tg_op <> 'DELETE' THEN after := NEW; END IF;
  INSERT INTO advice_counts AS c (department_id, day, received, answered, answered_late, wait_seconds, scored, scores)
  SELECT f.department_id, f.day, sum(f.received), sum(f.answered), sum(f.answered_late), sum(f.wait_seconds), sum(f.scored), sum(f.scores)
  FROM (SELECT * FROM figures_of_advice(before, -1) UNION ALL SELECT * FROM figures_of_advice(after, 1)) f
  GROUP BY f.department_id, f.day ORDER BY f.department_id, f.day
  ON CONFLICT (department_id, day) DO UPDATE SET received = c.received + excluded.received,
    answered = c.answered + excluded.answered, answered_late = c.answered_late + excluded.answered_late,
    wait_seconds = c.wait_seconds + excluded.wait_seconds, scored = c.scored + excluded.scored, scores = c.scores + excluded.scores;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER advices_counted AFTER INSERT OR DELETE OR UPDATE OF department_id, state, created_at, answered_at, answered_late, score ON advices
  FOR EACH ROW EXECUTE FUNCTION count_advice();
--> statement-breakpoint
INSERT INTO advice_counts (department_id, day, received, answered, answered_late, wait_seconds, scored, scores)
  SELECT f.department_id, f.day, sum(f.received), sum(f.answered), sum(f.answered_late), sum(f.wait_seconds), sum(f.scored), sum(f.scores)
  FROM advices, figures_of_advice(advices, 1) f GROUP BY f.department_id, f.day;
