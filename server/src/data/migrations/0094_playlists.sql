CREATE TABLE "playlists" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"content_ids" jsonb NOT NULL,
	"publish_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_reminders" (
	"user_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_reminders_user_id_programme_id_starts_at_pk" PRIMARY KEY("user_id","programme_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_reminders" ADD CONSTRAINT "programme_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_reminders" ADD CONSTRAINT "programme_reminders_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlists_newest" ON "playlists" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "playlists_publish_key" ON "playlists" USING btree ("user_id","publish_key");--> statement-breakpoint
CREATE INDEX "programme_reminders_due" ON "programme_reminders" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "programme_reminders_programme" ON "programme_reminders" USING btree ("programme_id");