CREATE TABLE "claim_rules_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER claim_rules_versions_append_only BEFORE UPDATE OR DELETE ON "claim_rules_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
