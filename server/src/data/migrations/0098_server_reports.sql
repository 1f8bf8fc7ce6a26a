CREATE TABLE "backup_runs" (
	"at" timestamp (3) with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
