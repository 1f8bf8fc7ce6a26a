CREATE TABLE "person_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"collections" integer DEFAULT 0 NOT NULL,
	"histories" integer DEFAULT 0 NOT NULL,
	"follows" integer DEFAULT 0 NOT NULL,
	"subscriptions" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_views" (
	"key" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hourly_uploads" (
	"hour" timestamp (3) with time zone NOT NULL,
	"shard" smallint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "hourly_uploads_hour_shard_pk" PRIMARY KEY("hour","shard")
);
--> statement-breakpoint
CREATE TABLE "person_storage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"key" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "upload_uses_key_source_source_id_pk" PRIMARY KEY("key","source","source_id")
);
--> statement-breakpoint
DROP INDEX "uploads_created";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_counts" ADD CONSTRAINT "person_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_storage" ADD CONSTRAINT "person_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_views_at" ON "recent_views" USING btree ("at");--> statement-breakpoint
CREATE INDEX "upload_uses_source" ON "upload_uses" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "upload_uses_until" ON "upload_uses" USING btree ("until") WHERE "upload_uses"."until" is not null;--> statement-breakpoint
CREATE INDEX "histories_viewed" ON "histories" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "share_records_created" ON "share_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_open" ON "uploads" USING btree ("user_id","expires_at") WHERE "uploads"."mime" is null;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE "uploads"."mime" is not null and not "uploads"."used";--> statement-breakpoint
CREATE FUNCTION set_upload_uses(user_source text, user_id text, keys text[], use_end timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM upload_uses WHERE source = user_source AND source_id = user_id AND key <> ALL (keys);
  INSERT INTO upload_uses (key, source, source_id, until)
    SELECT DISTINCT key, user_source, user_id, use_end FROM unnest(keys) AS key WHERE key IS NOT NULL
    ON CONFLICT (key, source, source_id) DO UPDATE SET until = excluded.until
    WHERE upload_uses.until IS DISTINCT FROM excluded.until;
END $$;
--> statement-breakpoint
CREATE FUNCTION upload_key(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN starts_with(address, '/media/uploads/') THEN substr(address, length('/media/uploads/') + 1) END
$$;
--> statement-breakpoint
CREATE FUNCTION uploads_of_post(post posts) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT upload_key(image->>'url') FROM jsonb_array_elements(post.images) AS image
    WHERE post.deleted_at IS NULL AND upload_key(image->>'url') IS NOT NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION uploads_of_publication(publication publications) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY(SELECT jsonb_array_elements_text(publication.images))
    || ARRAY[publication.video->>'key', publication.video->>'poster'], NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('user', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('user', new.id, array_remove(ARRAY[upload_key(new.avatar)], NULL), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('post', old.id, '{}', NULL);
  ELSE PERFORM set_upload_uses('post', new.id, uploads_of_post(new), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_uploads_of_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN PERFORM set_upload_uses('publication', old.id, '{}', NULL);
  -- Its author reads what was refused for a day more, and a reviewer may think again.
  ELSE PERFORM set_upload_uses('publication', new.id, uploads_of_publication(new),
    CASE WHEN new.state = 'refused' THEN now() + interval '1 day' END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_upload_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE WHEN tg_op = 'DELETE' THEN old.key ELSE new.key END;
BEGIN
  -- Locked first: the statement below then sees what others did to this upload.
  PERFORM 1 FROM uploads WHERE key = changed FOR UPDATE;
  UPDATE uploads SET used = EXISTS (SELECT 1 FROM upload_uses WHERE upload_uses.key = changed) WHERE key = changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_upload_used AFTER INSERT OR DELETE ON upload_uses FOR EACH ROW EXECUTE FUNCTION mark_upload_used();
--> statement-breakpoint
SELECT set_upload_uses('user', id, ARRAY[upload_key(avatar)], NULL) FROM users WHERE upload_key(avatar) IS NOT NULL;
--> statement-breakpoint
SELECT set_upload_uses('post', posts.id, uploads_of_post(posts), NULL) FROM posts WHERE images <> '[]'::jsonb;
--> statement-breakpoint
SELECT set_upload_uses('publication', publications.id, uploads_of_publication(publications),
  CASE WHEN state = 'refused' THEN now() + interval '1 day' END) FROM publications;
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF avatar ON users FOR EACH ROW EXECUTE FUNCTION note_uploads_of_user();
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF images, deleted_at ON posts FOR EACH ROW EXECUTE FUNCTION note_uploads_of_post();
--> statement-breakpoint
CREATE TRIGGER note_uploads AFTER INSERT OR DELETE OR UPDATE OF images, video, state ON publications FOR EACH ROW EXECUTE FUNCTION note_uploads_of_publication();
--> statement-breakpoint
CREATE FUNCTION count_upload_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bytes_before bigint := CASE WHEN tg_op <> 'INSERT' AND old.mime IS NOT NULL THEN coalesce(old.bytes, 0) ELSE 0 END;
  bytes_after bigint := CASE WHEN tg_op <> 'DELETE' AND new.mime IS NOT NULL THEN coalesce(new.bytes, 0) ELSE 0 END;
  difference bigint := bytes_after - bytes_before;
  upload uploads := CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
  upload_hour timestamptz := date_trunc('hour', upload.created_at);
  upload_shard smallint := abs(hashtext(upload.key) % 16);
BEGIN
  IF difference = 0 THEN RETURN NULL; END IF;
  IF tg_op = 'DELETE' THEN
    UPDATE person_storage SET bytes = bytes + difference WHERE user_id = upload.user_id;
    UPDATE hourly_uploads SET bytes = bytes + difference WHERE hour = upload_hour AND shard = upload_shard;
  ELSE
    INSERT INTO person_storage AS stored (user_id, bytes) VALUES (upload.user_id, difference)
      ON CONFLICT (user_id) DO UPDATE SET bytes = stored.bytes + excluded.bytes;
    INSERT INTO hourly_uploads AS stored (hour, shard, bytes) VALUES (upload_hour, upload_shard, difference)
      ON CONFLICT (hour, shard) DO UPDATE SET bytes = stored.bytes + excluded.bytes;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO person_storage (user_id, bytes)
  SELECT user_id, sum(coalesce(bytes, 0)) FROM uploads WHERE mime IS NOT NULL GROUP BY user_id;
--> statement-breakpoint
INSERT INTO hourly_uploads (hour, shard, bytes)
  SELECT date_trunc('hour', created_at), abs(hashtext(key) % 16), sum(coalesce(bytes, 0)) FROM uploads
  WHERE mime IS NOT NULL AND created_at > now() - interval '2 days' GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER count_upload_bytes AFTER INSERT OR DELETE OR UPDATE OF mime, bytes ON uploads FOR EACH ROW EXECUTE FUNCTION count_upload_bytes();
--> statement-breakpoint
CREATE FUNCTION add_person_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text := tg_argv[0];
  amount text := tg_argv[1];
BEGIN
  IF tg_op = 'INSERT' THEN
    EXECUTE format('INSERT INTO person_counts AS stored (user_id, %1$I)
      SELECT user_id, %2$s FROM changed GROUP BY user_id HAVING %2$s <> 0 ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET %1$I = stored.%1$I + excluded.%1$I', counted, amount);
  ELSE
    PERFORM 1 FROM person_counts WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR UPDATE;
    EXECUTE format('UPDATE person_counts AS stored SET %1$I = stored.%1$I - gone.amount
      FROM (SELECT user_id, %2$s AS amount FROM changed GROUP BY user_id) gone WHERE stored.user_id = gone.user_id', counted, amount);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO person_counts (user_id, collections, histories, follows, subscriptions, comments)
  SELECT id,
    (SELECT count(*) FROM collections t WHERE t.user_id = users.id),
    (SELECT count(*) FROM histories t WHERE t.user_id = users.id),
    (SELECT count(*) FROM follows t WHERE t.user_id = users.id AND t.kind <> 'album'),
    (SELECT count(*) FROM follows t WHERE t.user_id = users.id AND t.kind = 'album'),
    (SELECT count(*) FROM comments t WHERE t.user_id = users.id)
  FROM users;
--> statement-breakpoint
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('collections', 'collections', 'count(*)'),
    ('histories', 'histories', 'count(*)'),
    ('follows', 'follows', 'count(*) FILTER (WHERE kind <> ''album'')'),
    ('follows', 'subscriptions', 'count(*) FILTER (WHERE kind = ''album'')'),
    ('comments', 'comments', 'count(*)')
  ) AS rows (source, name, amount) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count(%L, %L)',
      'count_new_' || counted.name, counted.source, counted.name, counted.amount);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_person_count(%L, %L)',
      'count_deleted_' || counted.name, counted.source, counted.name, counted.amount);
  END LOOP;
END $$;
