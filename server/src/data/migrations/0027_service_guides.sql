CREATE TABLE "guide_events" (
	"event" text NOT NULL,
	"sort" integer NOT NULL,
	"guide_id" text NOT NULL,
	CONSTRAINT "guide_events_event_sort_guide_id_pk" PRIMARY KEY("event","sort","guide_id")
);
--> statement-breakpoint
CREATE TABLE "guide_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"guide_id" text NOT NULL,
	"user_id" text,
	"device" text NOT NULL,
	"useful" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" text PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"department" text NOT NULL,
	"hot" integer,
	"sort" integer NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"document" jsonb NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"not_useful" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"sort" integer NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide_events" ADD CONSTRAINT "guide_events_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_ratings" ADD CONSTRAINT "guide_ratings_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_ratings" ADD CONSTRAINT "guide_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_events_guide" ON "guide_events" USING btree ("guide_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_ratings_device" ON "guide_ratings" USING btree ("guide_id","device");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_ratings_user" ON "guide_ratings" USING btree ("guide_id","user_id");--> statement-breakpoint
CREATE INDEX "guide_ratings_of_user" ON "guide_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guides_sort" ON "guides" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "guides_theme" ON "guides" USING btree ("theme","sort","id");--> statement-breakpoint
CREATE INDEX "guides_department" ON "guides" USING btree ("department","sort","id");--> statement-breakpoint
CREATE INDEX "guides_hot" ON "guides" USING btree ("hot","id") WHERE hot is not null;--> statement-breakpoint
CREATE INDEX "services_sort" ON "services" USING btree ("sort","id");--> statement-breakpoint
CREATE TRIGGER guides_searched AFTER INSERT OR DELETE OR UPDATE OF title, words ON "guides" FOR EACH ROW EXECUTE FUNCTION note_searched('guide');
--> statement-breakpoint
CREATE TRIGGER services_searched AFTER INSERT OR DELETE OR UPDATE OF title, note, document ON "services" FOR EACH ROW EXECUTE FUNCTION note_searched('service');
