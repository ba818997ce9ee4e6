-- Jobs are taken by a queue of a library, in the schema pgboss. Requests add to it by this function alone: the role they
-- run as sees nothing of that schema. An entry names ids; what it is about is read under row-level security.
create function add_to_queue(queue text, entries jsonb, rank int, delay_seconds double precision) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, public as $$
begin
  insert into pgboss.job (name, data, priority, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, policy)
  select q.name, entry, rank, begins, begins + make_interval(secs => q.retention_seconds), q.retry_limit, q.retry_delay,
    q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds, q.policy
  from pgboss.queue q, jsonb_array_elements(entries) as entry,
    lateral (select now() + make_interval(secs => greatest(delay_seconds, 0)) as begins) as moment
  where q.name = queue;
  if not found then raise exception 'There is no queue %.', queue; end if;
  if delay_seconds <= 0 then
    perform pg_notify('stoa', json_build_object('type', 'job.added', 'queue', queue)::text);
  end if;
end $$;
revoke execute on function add_to_queue(text, jsonb, int, double precision) from public;
grant execute on function add_to_queue(text, jsonb, int, double precision) to stoa_app;

-- A mail on its way. Of one that was sent nothing is left but that it was.
create table mail (
  id bigint primary key default new_id(),
  -- The school that it is sent for; none for what concerns an account alone.
  school_id bigint references school on delete cascade,
  -- Whom it is for, where that is known.
  account_id bigint references account on delete cascade,
  kind text not null check (kind in ('notification', 'invitation', 'account', 'activationCode')),
  recipient text not null,
  -- The notification or invitation that it is made of when it is sent.
  source_id bigint,
  -- Else what it says, sealed with the server's own key.
  content_cipher bytea,
  priority int not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  -- Why the last try failed.
  reason text check (reason in ('unreachable', 'busy', 'recipient', 'refused', 'signIn', 'internal')),
  response_code int,
  created_at timestamptz not null,
  -- From here on the tries of a day are counted: later than created_at where it was sent again by hand.
  tried_since timestamptz not null,
  next_try_at timestamptz not null,
  -- Whether it was taken off the budgets of its school and of who sends it.
  counted boolean not null default false,
  -- Until then nobody else sends it.
  claimed_until timestamptz,
  finished_at timestamptz
);
create index mail_troubled on mail (school_id, created_at desc, id desc) where status <> 'sent' and reason is not null;
create index mail_waiting on mail (next_try_at) where status = 'waiting';
create index mail_finished on mail (finished_at) where finished_at is not null;
create index mail_recipient on mail (recipient) where recipient <> '';
create index mail_account on mail (account_id) where account_id is not null;
alter table mail enable row level security;
-- Not forced: the functions below act for somebody who is told by another.
create policy school_only on mail
  using (school_id is not distinct from current_school()) with check (school_id is not distinct from current_school());
create policy aged on mail using (current_setting('stoa.sweep', true) = 'on');

create function forget_mails(addresses text[]) returns void
  language sql volatile security definer set search_path = public as $$
  delete from mail where recipient = any(addresses)
$$;

-- Tells a person of something, on the channels that they left open.
create or replace function add_notification(
  person bigint, school bigint, what text, with_params jsonb, moment timestamptz,
  usual_in_app boolean, usual_mail boolean, always_in_app boolean
) returns bigint language plpgsql volatile security definer set search_path = public as $$
declare
  wants_in_app boolean;
  wants_mail boolean;
  address text;
  made bigint;
  mail_id bigint;
begin
  if not exists (select from account where id = person and is_valid) then return null; end if;
  select coalesce(bool_and(in_app), usual_in_app), coalesce(bool_and(mail), usual_mail)
    into wants_in_app, wants_mail from notification_setting where account_id = person and kind = what;
  select wants_in_app and not coalesce(bool_or(in_app), false), wants_mail and not coalesce(bool_or(mail), false)
    into wants_in_app, wants_mail
    from silenced_source where account_id = person and kind = what and school_id is not distinct from school;
  wants_in_app := wants_in_app or always_in_app;
  if not wants_in_app and not wants_mail then return null; end if;
  delete from notification where account_id = person and created_at < moment - interval '180 days';
  insert into notification (account_id, school_id, kind, params, in_app, created_at)
    values (person, school, what, with_params, wants_in_app, moment) returning id into made;
  select email into address from account where id = person;
  if wants_mail and address is not null then
    insert into mail (school_id, account_id, kind, recipient, source_id, priority, created_at, tried_since, next_try_at)
      values (school, person, 'notification', address, made, case when school is null then 20 else 10 end, moment, moment, moment)
      returning id into mail_id;
    perform add_to_queue('mail', jsonb_build_array(jsonb_build_object('id', mail_id::text, 'schoolId', school::text)),
      case when school is null then 20 else 10 end, 0);
  end if;
  if wants_in_app then
    perform pg_notify('stoa', json_build_object('type', 'notification.added', 'accountId', person::text, 'id', made::text)::text);
  end if;
  return made;
end $$;

-- What waits is carried over: mails become mails, jobs stay jobs; the server adds both to their queues as it starts.
do $$ declare waiting record; begin
  for waiting in
    select job.account_id, job.school_id, (job.input ->> 'id')::bigint as notification, job.created_at, account.email
    from job join account on account.id = job.account_id
    where job.kind = 'notification.mail' and job.status in ('waiting', 'running') and account.email is not null
    order by job.created_at
  loop
    insert into mail (school_id, account_id, kind, recipient, source_id, priority, created_at, tried_since, next_try_at)
      values (waiting.school_id, waiting.account_id, 'notification', waiting.email, waiting.notification, 10,
        waiting.created_at, now(), now());
  end loop;
  delete from job where kind = 'notification.mail';
  update job set status = 'waiting' where status = 'running';
end $$;
-- Adds what waits and has no entry in a queue: after a backup, which holds no queue, was restored.
create function requeue_waiting() returns void
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
      case when waiting.kind in ('members.import', 'account.export') then 'bulk' else 'work' end,
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
revoke execute on function requeue_waiting() from public;

drop function claim_job(timestamptz, int);
drop index job_next;
alter table job drop column locked_until;
create policy aged on job using (current_setting('stoa.sweep', true) = 'on');
