CREATE TABLE "activity_appeals" (
	"id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_scans" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text,
	"title" text NOT NULL,
	"valid" boolean NOT NULL,
	"scanned_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "team_members_user";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "sign_by" text DEFAULT 'either' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "series_id" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "publish_key" text;--> statement-breakpoint
ALTER TABLE "activity_joins" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "activity_joins" ADD COLUMN "to_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "state" text;--> statement-breakpoint
UPDATE "team_members" SET "state" = "role";--> statement-breakpoint
ALTER TABLE "team_members" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "slogan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "district" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "kind_en" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "founded_year" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "members" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "tokens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_appeals" ADD CONSTRAINT "activity_appeals_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_appeals" ADD CONSTRAINT "activity_appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_scans" ADD CONSTRAINT "practice_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_appeals_once" ON "activity_appeals" USING btree ("activity_id","user_id");--> statement-breakpoint
CREATE INDEX "activity_appeals_team" ON "activity_appeals" USING btree ("team_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_appeals_waiting" ON "activity_appeals" USING btree ("team_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "activity_appeals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "activity_appeals_user" ON "activity_appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "practice_scans_user" ON "practice_scans" USING btree ("user_id","scanned_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_team" ON "activities" USING btree ("team_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "activities_series" ON "activities" USING btree ("series_id") WHERE "activities"."series_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_key" ON "activities" USING btree ("user_id","publish_key") WHERE "activities"."publish_key" is not null;--> statement-breakpoint
CREATE INDEX "activity_joins_line" ON "activity_joins" USING btree ("activity_id","joined_at","user_id") WHERE "activity_joins"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "team_members_team" ON "team_members" USING btree ("team_id","since" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_members_pending" ON "team_members" USING btree ("team_id","since","user_id") WHERE "team_members"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "teams_members" ON "teams" USING btree ("members" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "teams_kind" ON "teams" USING btree ("kind","members" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "teams_district" ON "teams" USING btree ("district","members" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "teams_tokens" ON "teams" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id","since" DESC NULLS FIRST,"team_id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE teams SET members = (SELECT count(*) FROM team_members m WHERE m.team_id = teams.id);--> statement-breakpoint
CREATE FUNCTION note_uploads_of_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('activity', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('activity', new.id, array_remove(ARRAY[upload_key(new.image)], NULL), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF image ON activities FOR EACH ROW EXECUTE FUNCTION note_uploads_of_activity();
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('appeal', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('appeal', new.id, ARRAY(SELECT upload_key(image->>'url')
    FROM jsonb_array_elements(new.images) AS image WHERE upload_key(image->>'url') IS NOT NULL), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE ON activity_appeals FOR EACH ROW EXECUTE FUNCTION note_uploads_of_appeal();
