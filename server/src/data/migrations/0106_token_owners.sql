CREATE TABLE "remote_owners" (
	"remote" text NOT NULL,
	"operator" text NOT NULL,
	CONSTRAINT "remote_owners_remote_operator_pk" PRIMARY KEY("remote","operator")
);
--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "kind" text DEFAULT 'pipeline' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "remotes" jsonb;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "may" jsonb;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "last_used_from" text;--> statement-breakpoint
ALTER TABLE "registry_log" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "remote_owners" ADD CONSTRAINT "remote_owners_operator_operators_name_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remote_owners_operator" ON "remote_owners" USING btree ("operator");--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD CONSTRAINT "operator_tokens_owner_operators_name_fk" FOREIGN KEY ("owner") REFERENCES "public"."operators"("name") ON DELETE cascade ON UPDATE no action;