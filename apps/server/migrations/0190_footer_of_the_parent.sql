-- A sub-school takes the links and codes of the footer from the school it belongs to.
alter table school drop constraint school_inherited_check,
  add constraint school_inherited_check check (inherited
    <@ array['color', 'logo', 'icon', 'type', 'header', 'footer', 'footerLinks', 'navigation', 'pages']);

create or replace function tell_sub_schools(school_id bigint) returns void language sql as $$
  select pg_notify('stoa', json_build_object('type', 'school.changed', 'schoolId', id::text)::text)
    from school where parent_id = school_id and inherited && array['footerLinks', 'navigation', 'pages']
$$;

-- The footers of the school that this one belongs to, as they are stored; null where that school is closed. No other
-- school can be asked for.
create function parent_footer() returns jsonb language plpgsql as $$
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
      'stored', (select value from school_config where school_id = above.id and key = 'footer'))
    into told;
  perform set_config('stoa.school', own, true);
  return told;
end $$;
