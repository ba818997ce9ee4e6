-- What waits for those who teach is read by an index: whether a question in a class has an accepted answer, or a reply of
-- somebody who teaches there, stands on it.
alter table post add column is_settled boolean not null default false;

create function is_settled(of_post bigint) returns boolean language sql stable as $$
  select exists (
    select from post join post_reply reply on reply.post_id = post.id
    where post.id = of_post and (reply.rank = 0
      or reply.author_id in (select account_id from class_teacher where class_teacher.class_id = post.class_id)
      or reply.author_id = (select author_id from resource where resource.id = post.class_id)))
$$;

-- Policies must not hide rows from their owner; both ends in this transaction.
do $$ declare name text; begin
  foreach name in array array['post', 'post_reply', 'class_teacher', 'resource'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
  update post set is_settled = true where kind = 'question' and class_id is not null and is_settled(id);
  foreach name in array array['post', 'post_reply', 'class_teacher', 'resource'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

-- Row-level security shows a post to its school alone; with an account its replies lose their author, in all schools.
create function settle_post(of_school bigint, of_post bigint) returns void language plpgsql as $$
declare
  bound text := current_setting('stoa.school', true);
begin
  perform set_config('stoa.school', of_school::text, true);
  -- Who replies meanwhile waits: the later one sees what both did.
  perform from post where id = of_post and kind = 'question' and class_id is not null for no key update;
  if found then
    update post set is_settled = not is_settled where id = of_post and is_settled <> is_settled(of_post);
  end if;
  perform set_config('stoa.school', coalesce(bound, ''), true);
end $$;

-- Always in one order, so that two of them do not wait for each other.
create function settle_posts() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in select distinct school_id, post_id from changed order by post_id loop
    perform settle_post(touched.school_id, touched.post_id);
  end loop;
  return null;
end $$;
create trigger settle_come after insert on post_reply referencing new table as changed
  for each statement execute function settle_posts();
create trigger settle_gone after delete on post_reply referencing old table as changed
  for each statement execute function settle_posts();

-- Most changes of replies are likes and corrections.
create function settle_changed_posts() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select distinct changed.school_id, changed.post_id from changed join former using (id)
    where (changed.rank, changed.author_id) is distinct from (former.rank, former.author_id) order by post_id
  loop
    perform settle_post(touched.school_id, touched.post_id);
  end loop;
  return null;
end $$;
create trigger settle_changed after update on post_reply referencing old table as former new table as changed
  for each statement execute function settle_changed_posts();

-- Who comes to teach has perhaps replied before.
create function settle_posts_of_teachers() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select distinct post.school_id, post.id from changed
      join post_reply reply on reply.author_id = changed.account_id
      join post on post.id = reply.post_id and post.class_id = changed.class_id and post.kind = 'question'
    order by id
  loop
    perform settle_post(touched.school_id, touched.id);
  end loop;
  return null;
end $$;
create trigger settle_by_teacher after insert on class_teacher referencing new table as changed
  for each statement execute function settle_posts_of_teachers();
create trigger settle_without_teacher after delete on class_teacher referencing old table as changed
  for each statement execute function settle_posts_of_teachers();

create index post_open_question on post (class_id, created_at) include (author_id)
  where kind = 'question' and not is_settled and class_id is not null;
