-- Who did what in a school, and when. Entries are added, and go when their time is over; nothing changes them.
create table audit_entry (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  at timestamptz not null,
  -- Not a reference: what was done stays when who did it is gone. Names are looked up.
  actor_id bigint not null,
  action text not null check (length(action) <= 40),
  what text check (length(what) <= 40),
  subject_kind text check (subject_kind in ('person', 'resource')),
  subject_id bigint,
  -- Of a fixed list: a role, a decision. Never what somebody wrote.
  value text check (length(value) <= 40),
  check ((subject_kind is null) = (subject_id is null))
);
create index audit_entry_aged on audit_entry (at);
create index audit_entry_latest on audit_entry (school_id, at, id);
create index audit_entry_actor on audit_entry (school_id, actor_id, at, id);
create index audit_entry_action on audit_entry (school_id, action, at, id);

alter table audit_entry enable row level security;
alter table audit_entry force row level security;
create policy school_only on audit_entry using (school_id = current_school()) with check (school_id = current_school());
create policy aged on audit_entry using (current_setting('stoa.sweep', true) = 'on');

-- No statement changes an entry, and none removes one before its time but the end of its school.
create function refuse_audit_change() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and (old.at < now() - interval '364 days'
    or not exists (select from school where school.id = old.school_id)) then
    return old;
  end if;
  raise exception 'entries of the audit log are not changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create function refuse_audit_truncate() returns trigger language plpgsql as $$ begin
  raise exception 'entries of the audit log are not changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_is_kept before truncate on audit_entry execute function refuse_audit_truncate();
