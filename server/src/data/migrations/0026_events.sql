CREATE TABLE "event_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"noted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_log_noted" ON "event_log" USING btree ("noted_at");
--> statement-breakpoint
-- The lock lasts until the commit: an id that is visible has no smaller one that will be visible later. Identifier of
-- the lock: "even" in ASCII.
CREATE FUNCTION note_event(event_topic text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1702259054);
  INSERT INTO event_log (topic) VALUES (event_topic);
  PERFORM pg_notify('plaza_events', '');
END;
$$;
