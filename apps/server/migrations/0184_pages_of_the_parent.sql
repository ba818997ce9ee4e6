-- A sub-school takes pages from the school it belongs to, all of them or some.
alter table school drop constraint school_inherited_check,
  add constraint school_inherited_check
    check (inherited <@ array['color', 'logo', 'icon', 'type', 'header', 'footer', 'navigation', 'pages']);

create or replace function tell_sub_schools(school_id bigint) returns void language sql as $$
  select pg_notify('stoa', json_build_object('type', 'school.changed', 'schoolId', id::text)::text)
    from school where parent_id = school_id and inherited && array['navigation', 'pages']
$$;

-- The pages of the school that this one belongs to which everybody may open, each with whether this school takes it;
-- null where that school is closed. With an address: the one page that stands there and is taken, with its blocks. No
-- other school can be asked for.
create function parent_pages(wanted text) returns jsonb language plpgsql as $$
declare
  own text := current_setting('stoa.school', true);
  above record;
  chosen jsonb;
  told jsonb;
begin
  select parent.id, parent.is_decorated, 'pages' = any(school.inherited) as are_taken into above
    from school join school parent on parent.id = school.parent_id
    where school.id = current_school() and parent.is_open and parent.status = 'active';
  if above.id is null then
    return null;
  end if;
  if wanted is not null and not above.are_taken then
    return '[]';
  end if;
  select site -> 'parentPages' into chosen
    from page where school_id = current_school() and page_id = 'site' and status = 'published';
  perform set_config('stoa.school', above.id::text, true);
  select coalesce(jsonb_agg(to_jsonb(listed) - 'place' order by place, page_id), '[]') into told
    from (
      select above.id::text as school_id, page.page_id, coalesce(site_page.address, page.page_id) as address, title,
        is_full_page, type, details, case when wanted is null then '[]' else blocks end as blocks,
        above.are_taken and coalesce(chosen ? page.page_id, true) as is_taken,
        page.page_id <> 'home' as place
      from page left join site_page on site_page.school_id = page.school_id and site_page.page_id = page.page_id
      where page.school_id = above.id and page.status = 'published' and page.site is null
        and coalesce((details ->> 'audience')::int, 1) = 1
        and (page.page_id <> 'home' or above.is_decorated)
    ) listed
    where wanted is null or (is_taken and (address = wanted
      or page_id = (select page_redirect.page_id from page_redirect
        where page_redirect.school_id = above.id and page_redirect.address = wanted)));
  perform set_config('stoa.school', own, true);
  return told;
end $$;
