CREATE TABLE "circle_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"circle_id" text NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_restrictions" (
	"circle_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "circle_restrictions_circle_id_user_id_pk" PRIMARY KEY("circle_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "removed_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"rows" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "posts_circle";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pin" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "circle_restrictions" ADD CONSTRAINT "circle_restrictions_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_restrictions" ADD CONSTRAINT "circle_restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_comments" ADD CONSTRAINT "removed_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_log_circle" ON "circle_log" USING btree ("circle_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "circle_log_action" ON "circle_log" USING btree ("circle_id","action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "circle_restrictions_newest" ON "circle_restrictions" USING btree ("circle_id","kind","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "removed_comments_oldest" ON "removed_comments" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "posts_pictures" ON "posts" USING btree ("circle_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."has_images";--> statement-breakpoint
CREATE INDEX "posts_votes" ON "posts" USING btree ("circle_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."has_vote";--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" USING btree ("deleted_at") WHERE "posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_circle" ON "posts" USING btree ("circle_id","pin" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
UPDATE posts SET published_at = created_at WHERE state = 'shown';
--> statement-breakpoint
CREATE TRIGGER circle_log_append_only BEFORE UPDATE OR DELETE ON "circle_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- A deleted post keeps its files for an hour, because its author may restore it.
CREATE OR REPLACE FUNCTION uploads_of_post(post posts) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT upload_key(address) FROM (
    SELECT image->>'url' FROM jsonb_array_elements(post.images) AS image
    UNION ALL VALUES (post.video->>'url'), (post.video->>'poster')
    UNION ALL SELECT image FROM vote_options WHERE vote_id = (SELECT id FROM votes WHERE post_id = post.id)
  ) AS file (address) WHERE upload_key(address) IS NOT NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION uses_end_of_post(post posts) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT post.deleted_at + interval '1 hour'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_uploads_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('post', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('post', new.id, uploads_of_post(new), uses_end_of_post(new));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_uploads_of_option() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_upload_uses('post', posts.id, uploads_of_post(posts), uses_end_of_post(posts)) FROM posts WHERE id =
    (SELECT post_id FROM votes WHERE id = CASE WHEN tg_op = 'DELETE' THEN old.vote_id ELSE new.vote_id END);
  RETURN NULL;
END $$;
