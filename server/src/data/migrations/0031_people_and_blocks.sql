CREATE TABLE "blocks" (
	"user_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person_counts" ADD COLUMN "following" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_counts" ADD COLUMN "posts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "badge" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "circle_id" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_newest" ON "blocks" USING btree ("user_id","created_at" DESC NULLS FIRST,"blocked_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "posts_user_votes" ON "posts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."has_vote";--> statement-breakpoint
CREATE INDEX "search_entries_circle" ON "search_entries" USING btree ("circle_id","weight" DESC NULLS FIRST) WHERE "search_entries"."circle_id" is not null;--> statement-breakpoint
CREATE TRIGGER count_new_following AFTER INSERT ON follows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count('following', 'count(*) FILTER (WHERE kind = ''user'')');
--> statement-breakpoint
CREATE TRIGGER count_deleted_following AFTER DELETE ON follows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count('following', 'count(*) FILTER (WHERE kind = ''user'')');
--> statement-breakpoint
CREATE FUNCTION is_post_shown(post posts) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT post.state = 'shown' AND post.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_person_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown_before boolean := tg_op <> 'INSERT' AND is_post_shown(old);
  shown_after boolean := tg_op <> 'DELETE' AND is_post_shown(new);
BEGIN
  IF shown_after AND NOT shown_before THEN
    INSERT INTO person_counts AS stored (user_id, posts) VALUES (new.user_id, 1)
      ON CONFLICT (user_id) DO UPDATE SET posts = stored.posts + 1;
  ELSIF shown_before AND NOT shown_after THEN
    UPDATE person_counts SET posts = posts - 1 WHERE user_id = old.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_person_posts AFTER INSERT OR DELETE OR UPDATE OF state, deleted_at ON posts FOR EACH ROW EXECUTE FUNCTION count_person_posts();
--> statement-breakpoint
INSERT INTO person_counts AS stored (user_id, following, posts)
  SELECT id,
    (SELECT count(*) FROM follows t WHERE t.user_id = users.id AND t.kind = 'user'),
    (SELECT count(*) FROM posts t WHERE t.user_id = users.id AND is_post_shown(t))
  FROM users
  ON CONFLICT (user_id) DO UPDATE SET following = excluded.following, posts = excluded.posts;
--> statement-breakpoint
-- Who is deleted neither follows nor is followed.
CREATE FUNCTION end_follows_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE follow_counts AS counted SET followers = greatest(0, counted.followers - 1)
    FROM follows WHERE follows.user_id = old.id AND counted.kind = follows.kind AND counted.target_id = follows.target_id;
  DELETE FROM follows WHERE kind = 'user' AND target_id = old.id;
  DELETE FROM follow_counts WHERE kind = 'user' AND target_id = old.id;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_follows_of_user BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION end_follows_of_user();
