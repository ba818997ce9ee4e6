-- Who reserved or came to a live session is read page by page, by name: what people are called stands on both, as on
-- attempts (0186).
alter table live_reservation add column sort_name text collate "C" not null default '';
alter table live_attendance add column sort_name text collate "C" not null default '';

-- Policies must not hide rows from their owner; both ends in this transaction.
do $$ declare name text; begin
  foreach name in array array['live_reservation', 'live_attendance'] loop
    execute format('alter table %I no force row level security', name);
    execute format('update %1$I set sort_name = attempt_name(real_name, nick_name) from account where account.id = %1$I.account_id', name);
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

create function name_attendee() returns trigger language plpgsql as $$
begin
  select attempt_name(real_name, nick_name) into new.sort_name from account where id = new.account_id;
  return new;
end $$;
create trigger name_attendee before insert on live_reservation for each row
  when (new.sort_name = '') execute function name_attendee();
create trigger name_attendee before insert on live_attendance for each row
  when (new.sort_name = '') execute function name_attendee();

-- As `renamed` on memberships: one transaction may touch what names this person.
create policy renamed on live_reservation
  using (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint)
  with check (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint);
create policy renamed on live_attendance
  using (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint)
  with check (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint);
create function rename_attendees() returns trigger language plpgsql as $$
begin
  perform set_config('stoa.renamed', new.id::text, true);
  update live_reservation set sort_name = attempt_name(new.real_name, new.nick_name) where account_id = new.id;
  update live_attendance set sort_name = attempt_name(new.real_name, new.nick_name) where account_id = new.id;
  perform set_config('stoa.renamed', '', true);
  return null;
end $$;
create trigger rename_attendees after update of real_name, nick_name on account for each row
  when ((old.real_name, old.nick_name) is distinct from (new.real_name, new.nick_name))
  execute function rename_attendees();

create index live_reservation_account on live_reservation (account_id);
create index live_reservation_by_name on live_reservation (live_id, sort_name, account_id);
create index live_attendance_by_name on live_attendance (live_id, sort_name, account_id);
