CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"image" text NOT NULL,
	"intro" text NOT NULL,
	"intro_en" text,
	"teacher" text NOT NULL,
	"teacher_en" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"course_id" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"sort" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"minutes" integer NOT NULL,
	"video" jsonb,
	"body" text NOT NULL,
	"body_en" text
);
--> statement-breakpoint
CREATE TABLE "helpers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"relation" text NOT NULL,
	"born" smallint,
	"place" text NOT NULL,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"add_key" text,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"name_en" text,
	"kind" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"address_en" text,
	"phone" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_en" text,
	"week" jsonb NOT NULL,
	"holiday_hours" jsonb,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"at" "point" GENERATED ALWAYS AS (point(radians(lng), ln(tan(pi() / 4 + radians(lat) / 2)))) STORED,
	"manager_id" text,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" serial PRIMARY KEY NOT NULL,
	"position_id" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"seats" integer NOT NULL,
	"equipment" text DEFAULT '' NOT NULL,
	"equipment_en" text
);
--> statement-breakpoint
CREATE TABLE "venue_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"position_id" text NOT NULL,
	"room_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"purpose" text NOT NULL,
	"people" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"book_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_activities" (
	"project_id" text NOT NULL,
	"activity_id" text NOT NULL,
	CONSTRAINT "project_activities_project_id_activity_id_pk" PRIMARY KEY("project_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "project_results" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"content" text NOT NULL,
	"content_en" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"image" text,
	"summary" text NOT NULL,
	"summary_en" text,
	"team_id" text,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"results" integer DEFAULT 0 NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "position_id" text;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_parent_id_positions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_bookings" ADD CONSTRAINT "venue_bookings_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_bookings" ADD CONSTRAINT "venue_bookings_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_bookings" ADD CONSTRAINT "venue_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_activities" ADD CONSTRAINT "project_activities_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_activities" ADD CONSTRAINT "project_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_results" ADD CONSTRAINT "project_results_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_sort" ON "courses" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "lesson_progress_course" ON "lesson_progress" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id","sort","id");--> statement-breakpoint
CREATE INDEX "helpers_user" ON "helpers" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "helpers_add_key" ON "helpers" USING btree ("user_id","add_key");--> statement-breakpoint
CREATE INDEX "helpers_removed" ON "helpers" USING btree ("removed_at") WHERE "helpers"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "positions_at" ON "positions" USING gist ("at");--> statement-breakpoint
CREATE INDEX "positions_parent" ON "positions" USING btree ("parent_id","sort","id");--> statement-breakpoint
CREATE INDEX "positions_sort" ON "positions" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "positions_kind" ON "positions" USING btree ("kind","sort","id");--> statement-breakpoint
CREATE INDEX "positions_manager" ON "positions" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "rooms_position" ON "rooms" USING btree ("position_id","id");--> statement-breakpoint
CREATE INDEX "venue_bookings_user" ON "venue_bookings" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venue_bookings_own" ON "venue_bookings" USING btree ("user_id","position_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venue_bookings_position" ON "venue_bookings" USING btree ("position_id","starts_at","id") WHERE "venue_bookings"."state" in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "venue_bookings_room" ON "venue_bookings" USING btree ("room_id","starts_at") WHERE "venue_bookings"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "venue_bookings_lapsing" ON "venue_bookings" USING btree ("starts_at") WHERE "venue_bookings"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "venue_bookings_ending" ON "venue_bookings" USING btree ("ends_at") WHERE "venue_bookings"."state" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "venue_bookings_key" ON "venue_bookings" USING btree ("user_id","book_key");--> statement-breakpoint
CREATE INDEX "project_results_project" ON "project_results" USING btree ("project_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_began" ON "projects" USING btree ("began_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_done" ON "projects" USING btree ("done","began_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_position" ON "activities" USING btree ("position_id","starts_at","id");
--> statement-breakpoint
ALTER TABLE "venue_bookings" ADD CONSTRAINT "venue_bookings_span" CHECK ("starts_at" < "ends_at");--> statement-breakpoint
ALTER TABLE "venue_bookings" ADD CONSTRAINT "venue_bookings_apart" EXCLUDE USING gist (int4range("room_id", "room_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'accepted');
