CREATE TABLE "known_places" (
	"account" text NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_places_account_place_pk" PRIMARY KEY("account","place")
);
--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "wrong_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "asked_from" text DEFAULT '' NOT NULL;