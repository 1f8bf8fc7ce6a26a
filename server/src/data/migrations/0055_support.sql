CREATE TABLE "feedback_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"feedback_id" text NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"publish_key" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"publish_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"organisation" text,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"portfolio" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"answer" text,
	"reviewing_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"publish_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "queue_items" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_entries" ADD CONSTRAINT "feedback_entries_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_entries_feedback" ON "feedback_entries" USING btree ("feedback_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_entries_key" ON "feedback_entries" USING btree ("feedback_id","publish_key") WHERE "feedback_entries"."publish_key" is not null;--> statement-breakpoint
CREATE INDEX "feedbacks_user" ON "feedbacks" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_key" ON "feedbacks" USING btree ("publish_key") WHERE "feedbacks"."publish_key" is not null;--> statement-breakpoint
CREATE INDEX "join_applications_user" ON "join_applications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "join_applications_open" ON "join_applications" USING btree ("user_id","role") WHERE "join_applications"."state" in ('received', 'reviewing');--> statement-breakpoint
CREATE UNIQUE INDEX "join_applications_key" ON "join_applications" USING btree ("user_id","publish_key") WHERE "join_applications"."publish_key" is not null;
--> statement-breakpoint
-- A feedback stands in the queue of support while its writer waits for words.
CREATE FUNCTION queue_feedback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'DELETE' AND NEW.state = 'waiting' THEN
    INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause, created_at)
    VALUES ('feedback', NEW.kind, NEW.id, NEW.user_id,
      CASE WHEN NEW.answered_at IS NULL THEN 'received' ELSE 'reopened' END, NEW.written_at)
    ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1;
  ELSE
    UPDATE queue_items SET version = version + 1, state = 'withdrawn'
    WHERE queue = 'feedback' AND kind = OLD.kind AND subject_id = OLD.id AND state = 'waiting';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER feedbacks_written AFTER INSERT ON feedbacks FOR EACH ROW WHEN (NEW.state = 'waiting') EXECUTE FUNCTION queue_feedback();
--> statement-breakpoint
CREATE TRIGGER feedbacks_changed AFTER DELETE OR UPDATE OF state, content, images ON feedbacks FOR EACH ROW EXECUTE FUNCTION queue_feedback();
--> statement-breakpoint
-- An application stands in the queue of support until it is decided or withdrawn.
CREATE FUNCTION queue_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'DELETE' AND NEW.state IN ('received', 'reviewing') THEN
    INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause, created_at)
    VALUES ('applications', NEW.role, NEW.id, NEW.user_id, 'received', NEW.created_at)
    ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1;
  ELSE
    UPDATE queue_items SET version = version + 1, state = 'withdrawn'
    WHERE queue = 'applications' AND kind = OLD.role AND subject_id = OLD.id AND state = 'waiting';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER join_applications_made AFTER INSERT ON join_applications FOR EACH ROW
  WHEN (NEW.state IN ('received', 'reviewing')) EXECUTE FUNCTION queue_application();
--> statement-breakpoint
CREATE TRIGGER join_applications_changed AFTER DELETE OR UPDATE OF state ON join_applications FOR EACH ROW EXECUTE FUNCTION queue_application();
