CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"region" text NOT NULL,
	"district" text NOT NULL,
	"detail" text NOT NULL,
	"preferred" boolean DEFAULT false NOT NULL,
	"add_key" text,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_marks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"undo_key" text NOT NULL,
	"shelf" text NOT NULL,
	"rows" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "shelf" text GENERATED ALWAYS AS (case when kind in ('album', 'channel') then 'subscriptions' else 'follows' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_marks" ADD CONSTRAINT "removed_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_preferred" ON "addresses" USING btree ("user_id") WHERE "addresses"."preferred" and "addresses"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_add_key" ON "addresses" USING btree ("user_id","add_key");--> statement-breakpoint
CREATE INDEX "addresses_removed" ON "addresses" USING btree ("removed_at") WHERE "addresses"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "removed_marks_key" ON "removed_marks" USING btree ("user_id","undo_key");--> statement-breakpoint
CREATE INDEX "removed_marks_oldest" ON "removed_marks" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "contents_album_newest" ON "contents" USING btree ("album_id","published_at") WHERE "contents"."album_id" is not null;--> statement-breakpoint
CREATE INDEX "follows_shelf" ON "follows" USING btree ("user_id","shelf","created_at" DESC NULLS FIRST,"kind" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
DROP TRIGGER count_new_follows ON follows;
--> statement-breakpoint
DROP TRIGGER count_deleted_follows ON follows;
--> statement-breakpoint
DROP TRIGGER count_new_subscriptions ON follows;
--> statement-breakpoint
DROP TRIGGER count_deleted_subscriptions ON follows;
--> statement-breakpoint
CREATE TRIGGER count_new_follows AFTER INSERT ON follows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count('follows', 'count(*) FILTER (WHERE shelf = ''follows'')');
--> statement-breakpoint
CREATE TRIGGER count_deleted_follows AFTER DELETE ON follows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count('follows', 'count(*) FILTER (WHERE shelf = ''follows'')');
--> statement-breakpoint
CREATE TRIGGER count_new_subscriptions AFTER INSERT ON follows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count('subscriptions', 'count(*) FILTER (WHERE shelf = ''subscriptions'')');
--> statement-breakpoint
CREATE TRIGGER count_deleted_subscriptions AFTER DELETE ON follows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count('subscriptions', 'count(*) FILTER (WHERE shelf = ''subscriptions'')');
--> statement-breakpoint
UPDATE person_counts SET follows = follows - moved.channels, subscriptions = subscriptions + moved.channels
  FROM (SELECT user_id, count(*)::int AS channels FROM follows WHERE kind = 'channel' GROUP BY user_id) moved
  WHERE person_counts.user_id = moved.user_id;
