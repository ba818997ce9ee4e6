import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Audience, Sort, Zone } from '@stoa/api/enums';
import { facetTreeQuery } from '@stoa/api/resource.queries';
import type { CategoryNode, StoredResourceBlock } from '@stoa/api/schema';
import { FacetList, type FacetOption } from '@stoa/ui/facet-list';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ZONE_MESSAGES } from '../../../shared/filter-messages.ts';
import { ChosenResources } from './chosen-resources.tsx';
import * as styles from './editor.css.ts';

type Block = Pick<StoredResourceBlock, 'type' | 'limit' | 'source'>;
type Source = StoredResourceBlock['source'];

/** As the contract has it. */
const CATEGORIES_MAX = 50;
/** Of a choice that narrows nothing. */
const ALL = 'all';

const ORDERS = {
  [Sort.Newest]: msg`Newest first`,
  [Sort.Hottest]: msg`Most popular first`,
  [Sort.Downloads]: msg`Most downloaded first`,
} satisfies Record<Sort, MessageDescriptor>;
const AUDIENCES = {
  [Audience.All]: msg`Everyone`,
  [Audience.Members]: msg`Members only`,
  [Audience.Visitors]: msg`Visitors only`,
} satisfies Record<Audience, MessageDescriptor>;

export interface ResourcesFieldProps {
  schoolId: string;
  block: Block;
  /** @param part what was changed: the same one after the other is one step of undo */
  onChange: (source: Source, part: string) => void;
}

/** Which resources a block lists: what a rule finds, or what somebody chose, in their order. */
export function ResourcesField({ schoolId, block, onChange }: ResourcesFieldProps) {
  const { t } = useLingui();
  const { source } = block;
  // Whoever looks what the other way would be finds this one as it was.
  const [other, setOther] = useState<Source>();
  const hand = t({ message: 'Only what I choose', comment: 'Choice: what a list of a page shows' });
  const rule = t({ message: 'Everything that matches', comment: 'Choice: what a list of a page shows' });
  return (
    <>
      <Select
        label={t({
          message: 'Entries',
          context: 'block',
          comment: 'Field: which resources a list of a page shows',
        })}
        value={source.resourceIds ? 'hand' : 'rule'}
        onChange={(key) => {
          if ((key === 'hand') === (source.resourceIds !== undefined)) return;
          setOther(source);
          onChange(other ?? (key === 'hand' ? { resourceIds: [] } : { sort: Sort.Newest }), `by ${key}`);
        }}
      >
        <SelectItem id="rule" textValue={rule}>
          {rule}
        </SelectItem>
        <SelectItem id="hand" textValue={hand}>
          {hand}
        </SelectItem>
      </Select>
      {source.resourceIds ? (
        <ChosenResources
          schoolId={schoolId}
          type={block.type}
          limit={block.limit}
          ids={source.resourceIds}
          onChange={(ids) => onChange({ ...source, resourceIds: ids }, ids.join(' '))}
        />
      ) : (
        <Rule schoolId={schoolId} source={source} onChange={onChange} />
      )}
    </>
  );
}

/** Categories, access and audience that what is listed has to have, and in which order it comes. */
function Rule({
  schoolId,
  source,
  onChange,
}: Pick<ResourcesFieldProps, 'schoolId' | 'onChange'> & { source: Source }) {
  const { t, i18n } = useLingui();
  const change = (part: keyof Source, value: Source[keyof Source]) => {
    const { [part]: _before, ...rest } = source;
    onChange(value === undefined ? rest : { ...rest, [part]: value }, part);
  };
  return (
    <>
      <OneOf
        label={t({ message: 'Order', comment: 'How entries of a list are sorted' })}
        options={ORDERS}
        value={source.sort ?? Sort.Newest}
        onChange={(sort) => change('sort', sort as Sort)}
      />
      <OneOf
        label={t({ message: 'Access', comment: 'Heading over the filter VIP or free' })}
        all={i18n._(ZONE_MESSAGES[Zone.All])}
        options={{ [Zone.Vip]: ZONE_MESSAGES[Zone.Vip], [Zone.Free]: ZONE_MESSAGES[Zone.Free] }}
        value={source.zone}
        onChange={(zone) => change('zone', zone as Source['zone'])}
      />
      <OneOf
        label={t({
          message: 'Intended audience',
          context: 'block',
          comment: 'Field: for whom the entries of a list are meant',
        })}
        all={t({
          message: 'Any audience',
          context: 'block',
          comment: 'Choice: for whomever the entries of a list are meant',
        })}
        options={AUDIENCES}
        value={source.audience}
        onChange={(audience) =>
          change('audience', audience === undefined ? undefined : (Number(audience) as Audience))
        }
      />
      <Categories
        schoolId={schoolId}
        chosen={source.categoryIds ?? []}
        onChange={(ids) => change('categoryIds', ids.length === 0 ? undefined : ids.slice(0, CATEGORIES_MAX))}
      />
    </>
  );
}

/** One of a few, or none of them where `all` says what that is. */
function OneOf({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string;
  all?: string;
  options: Readonly<Record<string, MessageDescriptor>>;
  value: string | number | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { i18n } = useLingui();
  return (
    <Select
      label={label}
      value={String(value ?? ALL)}
      onChange={(key) => onChange(key === null || key === ALL ? undefined : String(key))}
    >
      {all === undefined ? null : (
        <SelectItem id={ALL} textValue={all}>
          {all}
        </SelectItem>
      )}
      {Object.entries(options).map(([option, descriptor]) => {
        const words = i18n._(descriptor);
        return (
          <SelectItem key={option} id={option} textValue={words}>
            {words}
          </SelectItem>
        );
      })}
    </Select>
  );
}

const option = ({ id, name, children }: CategoryNode): FacetOption => ({
  id,
  label: name,
  children: children.map(option),
});

/** The categories of the school by facet; what is below a chosen one is shown, too. */
function Categories({
  schoolId,
  chosen,
  onChange,
}: {
  schoolId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useLingui();
  const { data, isError } = useQuery(facetTreeQuery(useApi(), { schoolId, lang: useLanguage() }));
  const facets = data?.items.filter(({ children }) => children.length > 0) ?? [];
  if (isError)
    return (
      <Text size="sm" tone="danger" role="status">
        {t`The categories could not be loaded. Reload the page to choose some.`}
      </Text>
    );
  if (facets.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t({
        message: 'Categories',
        context: 'authoring',
        comment: 'Heading of a list of checkboxes',
      })}
      className={styles.fields}
    >
      <Text size="sm" tone="muted">
        {t`If you choose categories, the list shows what is in at least one of them.`}
      </Text>
      {facets.map((facet) => (
        <FacetList
          key={facet.id}
          label={facet.name}
          options={facet.children.map(option)}
          selected={chosen}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
