CREATE TABLE "channel_listeners" (
	"channel_id" text NOT NULL,
	"listener" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_listeners_channel_id_listener_pk" PRIMARY KEY("channel_id","listener")
);
--> statement-breakpoint
ALTER TABLE "channel_listeners" ADD CONSTRAINT "channel_listeners_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_listeners_at" ON "channel_listeners" USING btree ("channel_id","at");