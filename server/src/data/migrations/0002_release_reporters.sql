CREATE TABLE "release_reporters" (
	"at" timestamp (3) with time zone NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"reporter" text NOT NULL,
	"served" boolean NOT NULL,
	"loads" integer NOT NULL,
	"failures" integer NOT NULL,
	"load_ms" double precision NOT NULL,
	CONSTRAINT "release_reporters_remote_release_reporter_at_pk" PRIMARY KEY("remote","release","reporter","at")
);
--> statement-breakpoint
CREATE INDEX "release_reporters_at" ON "release_reporters" USING btree ("at");