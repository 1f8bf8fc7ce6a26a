ALTER TABLE "release_reporters" ADD COLUMN "errors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "page_ms" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "lcps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "lcp_ms" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "inps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "inp_ms" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "clss" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reporters" ADD COLUMN "cls_sum" double precision DEFAULT 0 NOT NULL;