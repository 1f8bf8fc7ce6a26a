CREATE TABLE "place_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"place_id" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"image" text,
	"weekdays" smallint[] NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"kind" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"address_en" text,
	"phone" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_en" text,
	"week" jsonb NOT NULL,
	"holiday_hours" jsonb,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"at" "point" GENERATED ALWAYS AS (point(radians(lng), ln(tan(pi() / 4 + radians(lat) / 2)))) STORED,
	"tokens" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_activities" ADD CONSTRAINT "place_activities_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_activities_place" ON "place_activities" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "places_at" ON "places" USING gist ("at");--> statement-breakpoint
CREATE INDEX "places_kind" ON "places" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "places_city" ON "places" USING btree ("city","kind");--> statement-breakpoint
CREATE INDEX "places_district" ON "places" USING btree ("district","kind");--> statement-breakpoint
CREATE INDEX "places_tokens" ON "places" USING gin ("tokens") WITH (fastupdate=false);