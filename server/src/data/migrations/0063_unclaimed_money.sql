ALTER TABLE "reconciliations" ADD COLUMN "too_large" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, cents) VALUES ('unclaimed', 'unclaimed', NULL) ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE operators SET confirmed_by = 'setup' WHERE role = 'finance';
