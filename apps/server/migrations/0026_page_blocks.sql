-- Blocks of pages keep people, resources and categories by id: addresses and slugs change. What is not there any more
-- was not shown either. Alternative texts without a text are left out.
create function is_list(value jsonb) returns boolean language sql as
  $$ select jsonb_typeof(value) = 'array' and value <> '[]' $$;
create function block_with_ids(block jsonb, school bigint) returns jsonb language sql as $$
  select case
    when block ->> 'type' = 'honours' and is_list(block -> 'cards') then
      jsonb_set(block, '{cards}', (
        select coalesce(jsonb_agg((card - 'person') || jsonb_build_object('personId', account.id::text) order by place), '[]')
        from jsonb_array_elements(block -> 'cards') with ordinality cards (card, place)
        join account on account.email = card ->> 'person'))
    when block ->> 'type' = 'banner' and is_list(block -> 'slides') then
      jsonb_set(block, '{slides}', (
        select jsonb_agg(case when slide -> 'alt' = '{}' then slide - 'alt' else slide end order by place)
        from jsonb_array_elements(block -> 'slides') with ordinality slides (slide, place)))
    when jsonb_typeof(block -> 'source') = 'object' then
      jsonb_set(block, '{source}', (block -> 'source') - 'slugs' - 'categories'
        || case when is_list(block -> 'source' -> 'slugs') then jsonb_build_object('resourceIds', (
            select coalesce(jsonb_agg(id::text order by place), '[]') from (
              select resource.id, min(place) as place
              from jsonb_array_elements_text(block -> 'source' -> 'slugs') with ordinality slugs (slug, place)
              join resource on resource.school_id = school and resource.slug = slugs.slug group by resource.id) found))
          else '{}' end
        || case when is_list(block -> 'source' -> 'categories') then jsonb_build_object('categoryIds', (
            select coalesce(jsonb_agg(id::text order by place), '[]') from (
              select category.id, min(place) as place
              from jsonb_array_elements_text(block -> 'source' -> 'categories') with ordinality slugs (slug, place)
              join category on category.school_id = school and category.slug = slugs.slug group by category.id) found))
          else '{}' end)
    else block
  end
$$;

-- A policy must not hide rows of schools from their owner here; both ends in this transaction.
alter table page no force row level security;
alter table resource no force row level security;
alter table category no force row level security;
update page set blocks = (
  select jsonb_agg(block_with_ids(block, page.school_id) order by place)
  from jsonb_array_elements(page.blocks) with ordinality blocks (block, place))
where is_list(page.blocks);
alter table page force row level security;
alter table resource force row level security;
alter table category force row level security;
drop function block_with_ids;
drop function is_list;
