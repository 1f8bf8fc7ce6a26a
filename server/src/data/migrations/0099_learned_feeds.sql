CREATE TABLE "feed_marks" (
	"user_id" text NOT NULL,
	"mark" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_marks_user_id_mark_kind_target_id_pk" PRIMARY KEY("user_id","mark","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "feed_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"after" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "learns_feed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "histories" ADD COLUMN "is_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_marks" ADD CONSTRAINT "feed_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_orders" ADD CONSTRAINT "feed_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_orders_user" ON "feed_orders" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "feed_orders_at" ON "feed_orders" USING btree ("at");