CREATE TABLE "invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"circle_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invited_members" (
	"circle_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invited_members_circle_id_user_id_pk" PRIMARY KEY("circle_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "video" jsonb;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited_members" ADD CONSTRAINT "invited_members_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited_members" ADD CONSTRAINT "invited_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited_members" ADD CONSTRAINT "invited_members_code_invitations_code_fk" FOREIGN KEY ("code") REFERENCES "public"."invitations"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_target" ON "invitations" USING btree ("user_id","target","target_id");--> statement-breakpoint
CREATE INDEX "invited_members_code" ON "invited_members" USING btree ("code");--> statement-breakpoint
-- Pictures, the video with its poster, and the pictures of a vote's options.
CREATE OR REPLACE FUNCTION uploads_of_post(post posts) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT upload_key(address) FROM (
    SELECT image->>'url' FROM jsonb_array_elements(post.images) AS image
    UNION ALL VALUES (post.video->>'url'), (post.video->>'poster')
    UNION ALL SELECT image FROM vote_options WHERE vote_id = (SELECT id FROM votes WHERE post_id = post.id)
  ) AS file (address) WHERE post.deleted_at IS NULL AND upload_key(address) IS NOT NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_option() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_upload_uses('post', posts.id, uploads_of_post(posts), NULL) FROM posts WHERE id =
    (SELECT post_id FROM votes WHERE id = CASE WHEN tg_op = 'DELETE' THEN old.vote_id ELSE new.vote_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_uploads_added AFTER INSERT ON vote_options FOR EACH ROW WHEN (new.image IS NOT NULL) EXECUTE FUNCTION note_uploads_of_option();
--> statement-breakpoint
CREATE TRIGGER note_uploads_changed AFTER DELETE OR UPDATE OF image ON vote_options FOR EACH ROW EXECUTE FUNCTION note_uploads_of_option();
--> statement-breakpoint
DROP TRIGGER note_uploads ON posts;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF images, video, deleted_at ON posts FOR EACH ROW EXECUTE FUNCTION note_uploads_of_post();
--> statement-breakpoint
DROP TRIGGER posts_changed ON posts;
--> statement-breakpoint
CREATE TRIGGER posts_changed AFTER DELETE OR UPDATE OF content, images, video, place, state, deleted_at ON posts FOR EACH ROW EXECUTE FUNCTION queue_for_review('post');
