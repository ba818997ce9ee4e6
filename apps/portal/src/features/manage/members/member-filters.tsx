import { useLingui } from '@lingui/react/macro';
import type { MemberGroup, MemberGroupKind } from '@stoa/api/schema';
import { FilterMenu, SortMenu } from '../../../shared/list-menus.tsx';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { useGroupWords } from '../groups/group-words.ts';
import { KeywordBox } from '../keyword-box.tsx';
import { ROLES, SORTS, STATES, type PeopleQuery } from './people-search.ts';
import { SORT_MESSAGES, STATE_MESSAGES } from '../manage-messages.ts';
import * as styles from '../manage.css.ts';

const KINDS = ['group', 'tag'] as const;

/** Which members are shown, and in which order. */
export function MemberFilters({
  query,
  groups,
  onChange,
}: {
  query: PeopleQuery;
  /** Nothing is asked where there are none. */
  groups: readonly MemberGroup[];
  onChange: (part: Partial<PeopleQuery>) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.filters}>
      <KeywordBox
        label={t`Search members by name, address or number`}
        placeholder={t`Name, address or number`}
        keyword={query.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
      <div className={styles.actions}>
        <FilterMenu
          all={t({ message: 'All roles', comment: 'Filter of a list of people' })}
          choices={ROLES.map((value) => ({ value, label: i18n._(ROLE_MESSAGES[value]) }))}
          value={query.role}
          onChange={(role) => onChange({ role })}
        />
        <FilterMenu
          all={t({ message: 'All states', comment: 'Filter of a list of people' })}
          choices={STATES.map((value) => ({ value, label: i18n._(STATE_MESSAGES[value]) }))}
          value={query.state}
          onChange={(state) => onChange({ state })}
        />
        {KINDS.map((kind) => (
          <GroupFilter
            key={kind}
            kind={kind}
            groups={groups.filter((group) => group.kind === kind)}
            value={query[kind]}
            onChange={(id) => onChange({ [kind]: id })}
          />
        ))}
        <SortMenu
          choices={SORTS.map((value) => ({ value, label: i18n._(SORT_MESSAGES[value]) }))}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  );
}

interface GroupFilterProps {
  kind: MemberGroupKind;
  groups: readonly MemberGroup[];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** One of the groups, or of the tags; nothing where there are none. */
function GroupFilter({ kind, groups, value, onChange }: GroupFilterProps) {
  const words = useGroupWords(kind);
  if (groups.length === 0) return null;
  return (
    <FilterMenu
      all={words.all}
      choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
