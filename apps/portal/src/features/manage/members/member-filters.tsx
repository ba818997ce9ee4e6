import { useLingui } from '@lingui/react/macro';
import type { MemberGroup } from '@stoa/api/schema';
import { FilterMenu, SortMenu } from '../../../shared/list-menus.tsx';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { KeywordBox } from '../keyword-box.tsx';
import { ROLES, SORTS, STATES, type PeopleQuery } from './people-search.ts';
import { SORT_MESSAGES, STATE_MESSAGES } from '../manage-messages.ts';
import * as styles from '../manage.css.ts';

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
        {groups.length > 0 ? (
          <FilterMenu
            all={t({ message: 'All groups', comment: 'Filter of a list of people' })}
            choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={query.group}
            onChange={(group) => onChange({ group })}
          />
        ) : null}
        <SortMenu
          choices={SORTS.map((value) => ({ value, label: i18n._(SORT_MESSAGES[value]) }))}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  );
}
