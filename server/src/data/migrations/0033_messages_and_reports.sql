CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"once_key" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"nickname" text,
	"avatar" text,
	"intro" text,
	"state" text NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"author_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"item" bigint,
	"outcome" text,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_kind" ON "messages" USING btree ("user_id","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","kind") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("user_id","once_key") WHERE "messages"."once_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_drafts_user" ON "profile_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","target","target_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("target","target_id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_item" ON "reports" USING btree ("item","id");
--> statement-breakpoint
CREATE TRIGGER moderation_versions_append_only BEFORE UPDATE OR DELETE ON "moderation_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_profile_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('profile', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('profile', new.id, array_remove(ARRAY[upload_key(new.avatar)], NULL), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF avatar ON "profile_drafts" FOR EACH ROW EXECUTE FUNCTION note_uploads_of_profile_draft();
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('report', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('report', new.id, ARRAY(SELECT jsonb_array_elements_text(new.images)), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE ON "reports" FOR EACH ROW EXECUTE FUNCTION note_uploads_of_report();
--> statement-breakpoint
-- All open reports of a thing share one item of the queue.
CREATE FUNCTION queue_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item_id bigint;
BEGIN
  INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause)
  VALUES ('review', NEW.target, NEW.target_id, NEW.author_id, 'reported')
  ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET author_id = item.author_id
  RETURNING item.id INTO item_id;
  UPDATE reports SET item = item_id WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reports_queued AFTER INSERT ON "reports" FOR EACH ROW EXECUTE FUNCTION queue_report();
--> statement-breakpoint
-- Closes the open reports of a thing that is gone without a decision, and tells their reporters.
CREATE FUNCTION close_reports(of_kind text, of_id text, new_outcome text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  reporter text;
BEGIN
  FOR reporter IN
    WITH closed AS (
      UPDATE reports SET outcome = new_outcome, closed_at = now()
      WHERE target = of_kind AND target_id = of_id AND closed_at IS NULL RETURNING id, reporter_id
    )
    INSERT INTO messages (id, user_id, kind, template, params)
      SELECT id, reporter_id, 'report', 'report.' || new_outcome, jsonb_build_object('target', of_kind) FROM closed
      RETURNING user_id
  LOOP
    PERFORM note_event('unread:' || reporter);
  END LOOP;
END $$;
--> statement-breakpoint
-- What waits for a review stands in its queue, whoever wrote the row. What was reported and then changed so that it waits
-- for a review is no longer shown: it is published or refused.
CREATE OR REPLACE FUNCTION queue_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject jsonb := CASE tg_op WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  of_kind text := CASE subject->>'target' WHEN 'channel' THEN 'chat' ELSE tg_argv[0] END;
  is_refused boolean := tg_op <> 'DELETE' AND subject->>'state' = 'refused';
  is_gone boolean := tg_op = 'DELETE' OR subject->>'deleted_at' IS NOT NULL OR is_refused;
BEGIN
  IF subject->>'state' = 'pending' AND NOT is_gone THEN
    INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, created_at)
    VALUES ('review', of_kind, NEW.id, NEW.user_id, NEW.created_at)
    ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1, cause = 'held';
  ELSE
    UPDATE queue_items SET version = version + 1, state = CASE WHEN is_gone OR cause = 'held' THEN 'withdrawn' ELSE state END
    WHERE queue = 'review' AND kind = of_kind AND subject_id = subject->>'id' AND state = 'waiting';
    IF is_gone THEN
      PERFORM close_reports(of_kind, subject->>'id', CASE WHEN is_refused THEN 'hidden' ELSE 'deleted' END);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profile_drafts_held AFTER INSERT ON profile_drafts FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION queue_for_review('profile');
--> statement-breakpoint
CREATE TRIGGER profile_drafts_changed AFTER DELETE OR UPDATE OF nickname, avatar, intro, state ON profile_drafts FOR EACH ROW EXECUTE FUNCTION queue_for_review('profile');
--> statement-breakpoint
-- Tells the pages of the back office, on all servers, that a queue changed.
CREATE FUNCTION note_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plaza_queues', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_queue AFTER INSERT OR UPDATE OR DELETE ON queue_items FOR EACH STATEMENT EXECUTE FUNCTION note_queue();
