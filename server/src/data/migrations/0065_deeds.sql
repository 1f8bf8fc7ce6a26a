CREATE TABLE "service_kinds" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"icon" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_order_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"actor_id" text,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text,
	"state" text DEFAULT 'ordered' NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"wanted_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"score" smallint,
	"score_text" text DEFAULT '' NOT NULL,
	"score_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scored_at" timestamp (3) with time zone,
	"publish_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_services" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"kind_id" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"intro" text NOT NULL,
	"intro_en" text,
	"image" text,
	"district" text NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"scores" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"form" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"content" text NOT NULL,
	"content_en" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" jsonb,
	"place" text,
	"activity_id" text,
	"state" text NOT NULL,
	"refusal" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"publish_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"wish_id" text NOT NULL,
	"user_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"size" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"content" text NOT NULL,
	"content_en" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kind" text NOT NULL,
	"district" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"review" text NOT NULL,
	"refusal" text,
	"claimant_id" text,
	"claimed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"thanks" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"publish_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_order_steps" ADD CONSTRAINT "service_order_steps_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_service_id_team_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."team_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_services" ADD CONSTRAINT "team_services_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_services" ADD CONSTRAINT "team_services_kind_id_service_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."service_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_claims" ADD CONSTRAINT "wish_claims_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_claims" ADD CONSTRAINT "wish_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_claimant_id_users_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_kinds_sort" ON "service_kinds" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "service_order_steps_order" ON "service_order_steps" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE INDEX "service_order_steps_actor" ON "service_order_steps" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "service_orders_user" ON "service_orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_orders_user_state" ON "service_orders" USING btree ("user_id","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_orders_team" ON "service_orders" USING btree ("team_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_orders_service" ON "service_orders" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "service_orders_provider" ON "service_orders" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "service_orders_wanted" ON "service_orders" USING btree ("wanted_at") WHERE "service_orders"."state" = 'ordered';--> statement-breakpoint
CREATE UNIQUE INDEX "service_orders_publish_key" ON "service_orders" USING btree ("user_id","publish_key");--> statement-breakpoint
CREATE INDEX "team_services_popular" ON "team_services" USING btree ("orders" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "team_services"."open";--> statement-breakpoint
CREATE INDEX "team_services_kind" ON "team_services" USING btree ("kind_id","orders" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "team_services"."open";--> statement-breakpoint
CREATE INDEX "team_services_team" ON "team_services" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "practices_newest" ON "practices" USING btree ("form","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "practices"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "practices_activity" ON "practices" USING btree ("activity_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "practices"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "practices_user" ON "practices" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "practices_publish_key" ON "practices" USING btree ("user_id","publish_key");--> statement-breakpoint
CREATE INDEX "wish_claims_newest" ON "wish_claims" USING btree ("wish_id","claimed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wish_claims_user" ON "wish_claims" USING btree ("user_id","claimed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_claims_open" ON "wish_claims" USING btree ("wish_id") WHERE "wish_claims"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "wishes_newest" ON "wishes" USING btree ("size","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "wishes"."review" = 'shown';--> statement-breakpoint
CREATE INDEX "wishes_state" ON "wishes" USING btree ("size","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "wishes"."review" = 'shown';--> statement-breakpoint
CREATE INDEX "wishes_kind" ON "wishes" USING btree ("size","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "wishes"."review" = 'shown';--> statement-breakpoint
CREATE INDEX "wishes_user" ON "wishes" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wishes_claimant" ON "wishes" USING btree ("claimant_id","claimed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wishes_due" ON "wishes" USING btree ("due_at") WHERE "wishes"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "wishes_unreminded" ON "wishes" USING btree ("due_at") WHERE "wishes"."state" = 'claimed' and "wishes"."reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_publish_key" ON "wishes" USING btree ("user_id","publish_key");--> statement-breakpoint
CREATE FUNCTION note_uploads_of_wish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('wish', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('wish', new.id,
    ARRAY(SELECT upload_key(image->>'url') FROM jsonb_array_elements(new.images) AS image), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF images ON wishes FOR EACH ROW EXECUTE FUNCTION note_uploads_of_wish();
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_practice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('practice', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('practice', new.id,
    ARRAY(SELECT upload_key(image->>'url') FROM jsonb_array_elements(new.images) AS image)
      || upload_key(new.video->>'url') || upload_key(new.video->>'poster'), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF images, video ON practices FOR EACH ROW EXECUTE FUNCTION note_uploads_of_practice();
--> statement-breakpoint
-- A wish has a state of its own: whether others see it stands in `review`.
CREATE OR REPLACE FUNCTION queue_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject jsonb := CASE tg_op WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  of_kind text := CASE subject->>'target' WHEN 'channel' THEN 'chat' ELSE tg_argv[0] END;
  review_state text := coalesce(subject->>'review', subject->>'state');
  is_refused boolean := tg_op <> 'DELETE' AND review_state = 'refused';
  is_gone boolean := tg_op = 'DELETE' OR subject->>'deleted_at' IS NOT NULL OR is_refused;
BEGIN
  IF review_state = 'pending' AND NOT is_gone THEN
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
CREATE TRIGGER wishes_held AFTER INSERT ON wishes FOR EACH ROW WHEN (NEW.review = 'pending') EXECUTE FUNCTION queue_for_review('wish');
--> statement-breakpoint
CREATE TRIGGER wishes_changed AFTER DELETE OR UPDATE OF title, content, images, review ON wishes FOR EACH ROW EXECUTE FUNCTION queue_for_review('wish');
--> statement-breakpoint
CREATE TRIGGER practices_held AFTER INSERT ON practices FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION queue_for_review('practice');
--> statement-breakpoint
CREATE TRIGGER practices_changed AFTER DELETE OR UPDATE OF title, content, images, video, state ON practices FOR EACH ROW EXECUTE FUNCTION queue_for_review('practice');
--> statement-breakpoint
CREATE FUNCTION count_service_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before service_orders;
  after service_orders;
BEGIN
  IF tg_op <> 'INSERT' THEN before := OLD; END IF;
  IF tg_op <> 'DELETE' THEN after := NEW; END IF;
  UPDATE team_services SET
    orders = orders + (after.id IS NOT NULL)::int - (before.id IS NOT NULL)::int,
    scores = scores + (after.score IS NOT NULL)::int - (before.score IS NOT NULL)::int,
    score_sum = score_sum + coalesce(after.score, 0) - coalesce(before.score, 0)
  WHERE id = coalesce(after.service_id, before.service_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER service_orders_counted AFTER INSERT OR DELETE OR UPDATE OF score ON service_orders FOR EACH ROW EXECUTE FUNCTION count_service_order();
--> statement-breakpoint
CREATE TRIGGER service_order_steps_unchanged BEFORE UPDATE ON service_order_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();
