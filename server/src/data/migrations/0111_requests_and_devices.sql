CREATE TABLE "change_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"action" text NOT NULL,
	"body" jsonb NOT NULL,
	"who" text NOT NULL,
	"owner" text,
	"person" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "remote_policies" (
	"remote" text PRIMARY KEY NOT NULL,
	"second_person_above" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_logins" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"user_code" text NOT NULL,
	"machine" text NOT NULL,
	"network" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"operator" text,
	"grant" jsonb NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"polled_at" timestamp (3) with time zone,
	CONSTRAINT "device_logins_userCode_unique" UNIQUE("user_code")
);
--> statement-breakpoint
ALTER TABLE "device_logins" ADD CONSTRAINT "device_logins_operator_operators_name_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_requests_waiting" ON "change_requests" USING btree ("state","ends_at");--> statement-breakpoint
CREATE INDEX "device_logins_end" ON "device_logins" USING btree ("ends_at");