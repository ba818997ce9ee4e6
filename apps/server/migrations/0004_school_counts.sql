-- A directory shows how large schools are: the counts stand on the school, because a directory may not look inside.
alter table school add column learner_count int not null default 0, add column resource_count int not null default 0;

create function count_members() returns trigger language plpgsql as $$
declare difference int := case
  when tg_op = 'INSERT' then (new.status = 'valid')::int
  when tg_op = 'DELETE' then -(old.status = 'valid')::int
  else (new.status = 'valid')::int - (old.status = 'valid')::int end;
begin
  if difference <> 0 then
    update school set learner_count = learner_count + difference where id = coalesce(new.school_id, old.school_id);
  end if;
  return null;
end $$;
create trigger count_members after insert or update or delete on membership for each row execute function count_members();

create function count_resources() returns trigger language plpgsql as $$
declare difference int := case
  when tg_op = 'INSERT' then (new.status = 'published')::int
  when tg_op = 'DELETE' then -(old.status = 'published')::int
  else (new.status = 'published')::int - (old.status = 'published')::int end;
begin
  if difference <> 0 then
    update school set resource_count = resource_count + difference where id = coalesce(new.school_id, old.school_id);
  end if;
  return null;
end $$;
create trigger count_resources after insert or update of status or delete on resource for each row execute function count_resources();
