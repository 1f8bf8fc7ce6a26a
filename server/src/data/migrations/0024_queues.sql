CREATE TABLE "bans" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"who" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"author_id" text NOT NULL,
	"cause" text DEFAULT 'held' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"taken_by" text,
	"taken_at" timestamp (3) with time zone,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision" text,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queue" text NOT NULL,
	"item" bigint NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_items" ADD CONSTRAINT "queue_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bans_user" ON "bans" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "queue_items_subject" ON "queue_items" USING btree ("queue","kind","subject_id") WHERE "queue_items"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "queue_items_oldest" ON "queue_items" USING btree ("queue","state","created_at","id");--> statement-breakpoint
CREATE INDEX "queue_items_kind" ON "queue_items" USING btree ("queue","kind","state","created_at","id");--> statement-breakpoint
CREATE INDEX "queue_items_author" ON "queue_items" USING btree ("author_id","state");--> statement-breakpoint
CREATE INDEX "queue_log_item" ON "queue_log" USING btree ("item","id");--> statement-breakpoint
CREATE INDEX "queue_log_queue" ON "queue_log" USING btree ("queue","id");
--> statement-breakpoint
CREATE TRIGGER queue_log_append_only BEFORE UPDATE OR DELETE ON "queue_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What waits for a review stands in its queue, whoever wrote the row.
CREATE FUNCTION queue_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject jsonb := CASE tg_op WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  of_kind text := CASE subject->>'target' WHEN 'channel' THEN 'chat' ELSE tg_argv[0] END;
  is_gone boolean := tg_op = 'DELETE' OR subject->>'deleted_at' IS NOT NULL OR subject->>'state' = 'refused';
BEGIN
  IF subject->>'state' = 'pending' AND NOT is_gone THEN
    INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, created_at)
    VALUES ('review', of_kind, NEW.id, NEW.user_id, NEW.created_at)
    ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1;
  ELSE
    UPDATE queue_items SET version = version + 1, state = CASE WHEN is_gone OR cause = 'held' THEN 'withdrawn' ELSE state END
    WHERE queue = 'review' AND kind = of_kind AND subject_id = subject->>'id' AND state = 'waiting';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_held AFTER INSERT ON posts FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION queue_for_review('post');
--> statement-breakpoint
CREATE TRIGGER posts_changed AFTER DELETE OR UPDATE OF content, images, place, state, deleted_at ON posts FOR EACH ROW EXECUTE FUNCTION queue_for_review('post');
--> statement-breakpoint
CREATE TRIGGER comments_held AFTER INSERT ON comments FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION queue_for_review('comment');
--> statement-breakpoint
CREATE TRIGGER comments_changed AFTER DELETE OR UPDATE OF content, state ON comments FOR EACH ROW EXECUTE FUNCTION queue_for_review('comment');
--> statement-breakpoint
CREATE TRIGGER publications_held AFTER INSERT ON publications FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION queue_for_review('piece');
--> statement-breakpoint
CREATE TRIGGER publications_changed AFTER DELETE OR UPDATE OF title, content, images, video, state ON publications FOR EACH ROW EXECUTE FUNCTION queue_for_review('piece');
--> statement-breakpoint
INSERT INTO queue_items (queue, kind, subject_id, author_id, created_at)
  SELECT 'review', 'post', id, user_id, created_at FROM posts WHERE state = 'pending' AND deleted_at IS NULL
  UNION ALL SELECT 'review', CASE target WHEN 'channel' THEN 'chat' ELSE 'comment' END, id, user_id, created_at FROM comments WHERE state = 'pending'
  UNION ALL SELECT 'review', 'piece', id, user_id, created_at FROM publications WHERE state = 'pending';
