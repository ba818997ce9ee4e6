-- Films of lessons that were saved before there was an ffmpeg, or before this version: they get their streams by themselves.

-- A job belongs to a person: whoever sent the film, else who owns the school.
create function films_without_stream(most int) returns table (upload_id uuid, school_id bigint, account_id bigint)
  language sql stable security definer set search_path = public as $$
  with shown as (
    select lesson.school_id, lesson.material ->> 'url' as url from lesson where lesson.material ->> 'type' = 'video'
    union
    select lesson_draft.school_id, lesson_draft.material ->> 'url' from lesson_draft where lesson_draft.material ->> 'type' = 'video'
  ), film as (
    select upload.id, upload.school_id,
      coalesce(upload.account_id, (
        select membership.account_id from membership
        where membership.school_id = upload.school_id and membership.role = 'owner' limit 1
      )) as person
    from shown
    join upload on upload.school_id = shown.school_id and upload.name = substring(shown.url from '^/files/\d{19}/([\w-]{32})$')
    where upload.status = 'kept' and upload.content_type in ('video/mp4', 'video/webm')
      and not exists (select from video_stream where video_stream.upload_id = upload.id)
  )
  select distinct id, school_id, person from film where person is not null order by id limit most
$$;
revoke execute on function films_without_stream(int) from public;
grant execute on function films_without_stream(int) to stoa_app;

-- As in 0206, with films that nobody waits for behind those that somebody has just sent.
create or replace function requeue_waiting() returns void
  language plpgsql volatile security definer set search_path = public as $$
declare waiting record;
begin
  -- Processes that start together wait for each other.
  perform pg_advisory_xact_lock(5081720002);
  for waiting in
    select id, kind, account_id, school_id, run_at from job
    where status in ('waiting', 'running')
      and not exists (select from pgboss.job entry where entry.data ->> 'id' = job.id::text and entry.state::text in ('created', 'retry', 'active'))
  loop
    perform add_to_queue(
      case
        when waiting.kind in ('video.stream', 'video.earlier') then 'encoding'
        when waiting.kind in ('members.import', 'account.export') then 'bulk'
        else 'work'
      end,
      jsonb_build_array(jsonb_build_object('id', waiting.id::text, 'accountId', waiting.account_id::text, 'schoolId', waiting.school_id::text)),
      case when waiting.kind = 'video.earlier' then -1 else 0 end, extract(epoch from waiting.run_at - now()));
  end loop;
  for waiting in
    select id, school_id, priority, next_try_at from mail
    where status = 'waiting'
      and not exists (select from pgboss.job entry where entry.data ->> 'id' = mail.id::text and entry.state::text in ('created', 'retry', 'active'))
  loop
    perform add_to_queue('mail', jsonb_build_array(jsonb_build_object('id', waiting.id::text, 'schoolId', waiting.school_id::text)),
      waiting.priority, extract(epoch from waiting.next_try_at - now()));
  end loop;
end $$;
