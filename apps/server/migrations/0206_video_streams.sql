-- Films of lessons as adaptive streams: the same film in several qualities, each a file beside it.

-- A file that a server made of another one. It needs no use of its own: once the other one is swept, it is as well.
alter table upload add column made_from uuid references upload on delete set null;
create index upload_made_from on upload (made_from) where made_from is not null;

create table video_stream (
  upload_id uuid primary key references upload on delete cascade,
  school_id bigint not null references school on delete cascade,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  -- Why it failed.
  reason text check (reason in ('UNREADABLE', 'TOO_LONG', 'NO_ROOM', 'INTERRUPTED')),
  -- The job that prepares it; an older one stops where it finds another.
  job_id uuid,
  -- Takes since a quality was finished: a film that ends its process again and again is given up.
  tries smallint not null default 0,
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Which qualities it gets, the lowest first; null until the film was looked at.
  plan jsonb,
  -- Those that are finished, with where their segments lie.
  levels jsonb not null default '[]',
  changed_at timestamptz not null,
  check ((state = 'failed') = (reason is not null))
);
create index video_stream_school on video_stream (school_id);
alter table video_stream enable row level security;
alter table video_stream force row level security;
create policy school_only on video_stream using (school_id = current_school()) with check (school_id = current_school());

-- As in 0014, with the queue in which films are encoded.
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
        when waiting.kind = 'video.stream' then 'encoding'
        when waiting.kind in ('members.import', 'account.export') then 'bulk'
        else 'work'
      end,
      jsonb_build_array(jsonb_build_object('id', waiting.id::text, 'accountId', waiting.account_id::text, 'schoolId', waiting.school_id::text)),
      0, extract(epoch from waiting.run_at - now()));
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
