CREATE TABLE "rollout_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"shells" jsonb,
	"regions" jsonb,
	"scope" text NOT NULL,
	"steps" jsonb NOT NULL,
	"min_visits" integer NOT NULL,
	"step" integer NOT NULL,
	"rule_id" text,
	"state" text NOT NULL,
	"waits_for" text NOT NULL,
	"stepped_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"remaining_ms" bigint,
	"comparison" jsonb,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"why" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"note" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "rollout_plans_active" ON "rollout_plans" USING btree ("remote","scope") WHERE "rollout_plans"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rollout_plans_remote" ON "rollout_plans" USING btree ("remote","started_at");