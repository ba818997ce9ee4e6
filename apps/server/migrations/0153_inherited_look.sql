-- A sub-school takes parts of its look, and its navigation, from the school it belongs to. What a school looks like
-- stands whole on its row: a part that is taken is written down to the sub-schools in the transaction that changes it.
alter table school
  add column inherited text[] not null default '{}'
    check (inherited <@ array['color', 'logo', 'icon', 'type', 'header', 'footer', 'navigation']),
  add column look jsonb not null default '{"icon": "", "type": "porch", "header": "porch", "footer": "porch"}';

-- Rows that a policy hides from their owner; both ends in this transaction.
alter table page no force row level security;
update school set look = jsonb_build_object(
    'icon', site -> 'theme' ->> 'icon', 'type', site -> 'theme' ->> 'type',
    'header', site -> 'theme' ->> 'header', 'footer', site -> 'theme' ->> 'footer')
  from page where page.school_id = school.id and page_id = 'site' and page.status = 'published' and site is not null;
alter table page force row level security;

create function hand_down_look() returns trigger language plpgsql as $$
declare
  sub bigint;
begin
  for sub in
    update school set
      color = case when 'color' = any(inherited) then new.color else color end,
      logo_url = case when 'logo' = any(inherited) then new.logo_url else logo_url end,
      look = look || coalesce(
        (select jsonb_object_agg(key, value) from jsonb_each(new.look) where key = any(school.inherited)), '{}'),
      profile_version = profile_version + 1
    where parent_id = new.id and inherited <> '{}'
    returning id
  loop
    perform pg_notify('stoa', json_build_object('type', 'school.changed', 'schoolId', sub::text)::text);
  end loop;
  return null;
end $$;
create trigger hand_down_look after update of color, logo_url, look on school for each row
  when ((old.color, old.logo_url, old.look) is distinct from (new.color, new.logo_url, new.look))
  execute function hand_down_look();

-- Sub-schools that show the navigation of a school hear of all that changes it.
create function tell_sub_schools(school_id bigint) returns void language sql as $$
  select pg_notify('stoa', json_build_object('type', 'school.changed', 'schoolId', id::text)::text)
    from school where parent_id = school_id and 'navigation' = any(inherited)
$$;
create function navigation_changed() returns trigger language plpgsql as $$
begin
  perform tell_sub_schools(case tg_op when 'DELETE' then old.school_id else new.school_id end);
  return null;
end $$;
create trigger navigation_changed after insert or update or delete on page for each row
  execute function navigation_changed();
create trigger navigation_changed after insert or update or delete on site_page for each row
  execute function navigation_changed();
create function openness_changed() returns trigger language plpgsql as $$
begin
  perform tell_sub_schools(new.id);
  return null;
end $$;
create trigger openness_changed after update of is_open, status, default_language on school for each row
  when ((old.is_open, old.status, old.default_language) is distinct from (new.is_open, new.status, new.default_language))
  execute function openness_changed();

-- What stands around the pages of the school that this one belongs to, as everybody may see it: nothing where that
-- school is closed, and no page that is not for all. No other school can be asked for.
create function parent_site() returns jsonb language plpgsql as $$
declare
  own text := current_setting('stoa.school', true);
  above record;
  told jsonb;
begin
  select parent.id, parent.default_language into above
    from school join school parent on parent.id = school.parent_id
    where school.id = current_school() and parent.is_open and parent.status = 'active';
  if above.id is null then
    return null;
  end if;
  perform set_config('stoa.school', above.id::text, true);
  select jsonb_build_object(
      'id', above.id::text,
      'default_language', above.default_language,
      'site', (select site from page where school_id = above.id and page_id = 'site' and status = 'published'),
      'navigation', (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'parentId', parent_id::text,
          'code', code, 'name', name, 'url', url) order by position), '[]')
        from navigation where school_id = above.id),
      'pages', (select coalesce(jsonb_agg(jsonb_build_object('pageId', page.page_id,
          'address', coalesce(site_page.address, page.page_id), 'title', title, 'audience', 1)), '[]')
        from page left join site_page on site_page.school_id = page.school_id and site_page.page_id = page.page_id
        where page.school_id = above.id and page.status = 'published' and page.site is null
          and coalesce((details ->> 'audience')::int, 1) = 1))
    into told;
  perform set_config('stoa.school', own, true);
  return told;
end $$;
