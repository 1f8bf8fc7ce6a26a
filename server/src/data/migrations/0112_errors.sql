CREATE TABLE "error_counts" (
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "error_counts_group_id_name_value_pk" PRIMARY KEY("group_id","name","value")
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"within" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"resolved_in" text,
	"state_by" text,
	"state_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"n" bigint NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"first_release" text NOT NULL,
	"last_release" text NOT NULL,
	CONSTRAINT "error_groups_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "error_samples" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"release" text NOT NULL,
	"sample" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now(),
	"delivered_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "webhook_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "error_counts" ADD CONSTRAINT "error_counts_group_id_error_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."error_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_samples" ADD CONSTRAINT "error_samples_group_id_error_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."error_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_groups_seen" ON "error_groups" USING btree ("last_seen_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_groups_most" ON "error_groups" USING btree ("n" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_samples_group" ON "error_samples" USING btree ("group_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("due_at");