CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"name" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"serial" integer NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"remote" text,
	"why" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_remotes" (
	"name" text PRIMARY KEY NOT NULL,
	"previous" text
);
--> statement-breakpoint
CREATE TABLE "registry_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"replaces" integer
);
--> statement-breakpoint
CREATE TABLE "release_numbers" (
	"at" timestamp (3) with time zone NOT NULL,
	"owner" text NOT NULL,
	"release" text NOT NULL,
	"metric" text NOT NULL,
	"n" bigint NOT NULL,
	"sum" double precision NOT NULL,
	"counts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "release_numbers_owner_release_metric_at_pk" PRIMARY KEY("owner","release","metric","at")
);
--> statement-breakpoint
CREATE TABLE "release_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"release" text,
	"shells" jsonb,
	"regions" jsonb,
	"percent" double precision DEFAULT 100 NOT NULL,
	"from" timestamp (3) with time zone,
	"until" timestamp (3) with time zone,
	"base" boolean DEFAULT false NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"version" text NOT NULL,
	"build" text NOT NULL,
	"digest" text NOT NULL,
	"document" text NOT NULL,
	"base" text,
	"needs" jsonb NOT NULL,
	"wants" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_by" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "releases_remote_release_pk" PRIMARY KEY("remote","release")
);
--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_operators_name_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_sessions_expiry" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registry_log_remote" ON "registry_log" USING btree ("remote","id");--> statement-breakpoint
CREATE INDEX "release_numbers_at" ON "release_numbers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "release_rules_remote" ON "release_rules" USING btree ("remote","rank");--> statement-breakpoint
CREATE INDEX "releases_published" ON "releases" USING btree ("remote","published_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER "registry_log_append_only" BEFORE UPDATE OR DELETE ON "registry_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
