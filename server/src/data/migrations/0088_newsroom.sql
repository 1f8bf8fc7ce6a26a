CREATE SEQUENCE "public"."newsroom_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "newsroom_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"updated_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsroom_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "newsroom_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"document" jsonb,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "seconds" integer;--> statement-breakpoint
CREATE INDEX "newsroom_entries_newest" ON "newsroom_entries" USING btree ("kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "newsroom_entries_due" ON "newsroom_entries" USING btree ("publish_at") WHERE "newsroom_entries"."publish_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsroom_log_version" ON "newsroom_log" USING btree ("kind","entry_id","version") WHERE "newsroom_log"."document" is not null;--> statement-breakpoint
CREATE INDEX "newsroom_log_entry" ON "newsroom_log" USING btree ("kind","entry_id","id");--> statement-breakpoint
CREATE TRIGGER newsroom_log_append_only BEFORE UPDATE OR DELETE ON "newsroom_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
