CREATE INDEX "anchors_order" ON "anchors" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "contents_organisation_type" ON "contents" USING btree ("organisation_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_type_alone" ON "contents" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contents"."album_id" is null;--> statement-breakpoint
CREATE INDEX "contents_anchor_alone" ON "contents" USING btree ("anchor_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contents"."album_id" is null and "contents"."type" <> 2;--> statement-breakpoint
CREATE INDEX "organisations_order" ON "organisations" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "organisations_kind" ON "organisations" USING btree ("kind","sort","id");--> statement-breakpoint
CREATE INDEX "search_entries_weight" ON "search_entries" USING btree ("weight" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING btree ("title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "voucher_claims_user" ON "voucher_claims" USING btree ("user_id");