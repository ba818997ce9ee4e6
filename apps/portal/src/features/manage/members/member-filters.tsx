import { useLingui } from '@lingui/react/macro';
import { FilterMenu, SortMenu } from '../../../shared/list-menus.tsx';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { KeywordBox } from '../keyword-box.tsx';
import { ROLES, SORTS, STATES, type PeopleQuery } from './people-search.ts';
import { SORT_MESSAGES, STATE_MESSAGES } from '../manage-messages.ts';
import * as styles from '../manage.css.ts';

/** Which members are shown, and in which order. */
export function MemberFilters({
  query,
  onChange,
}: {
  query: PeopleQuery;
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
        <SortMenu
          choices={SORTS.map((value) => ({ value, label: i18n._(SORT_MESSAGES[value]) }))}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  );
}
