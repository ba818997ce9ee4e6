import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '@stoa/ui/search-box';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { ROLE_WORDS } from '../../../shared/role-words.ts';
import { ROLES, SORTS, STATES, type PeopleQuery } from '../manage-address.ts';
import { SORT_WORDS, STATE_WORDS } from '../manage-words.ts';
import * as styles from '../manage.css.ts';
import { useTypedKeyword } from './use-typed-keyword.ts';

const ALL = 'all';

/** Which members are shown, and in which order. */
export function MemberFilters({
  query,
  onChange,
}: {
  query: PeopleQuery;
  onChange: (part: Partial<PeopleQuery>) => void;
}) {
  const { t, i18n } = useLingui();
  const { typed, setTyped, settle, settleSoon } = useTypedKeyword(query.keyword, (keyword) =>
    onChange({ keyword }),
  );
  const allRoles = t({ message: 'All roles', comment: 'Filter of a list of people' });
  const allStates = t({ message: 'All states', comment: 'Filter of a list of people' });
  const sortName = i18n._(SORT_WORDS[query.sort]);
  return (
    <div className={styles.filters}>
      <SearchBox
        label={t`Search members by name, address or number`}
        placeholder={t`Name, address or number`}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') settle(value);
        }}
        onQuery={settleSoon}
        onSubmit={settle}
      />
      <div className={styles.actions}>
        <ChoiceMenu
          text={query.role ? i18n._(ROLE_WORDS[query.role]) : allRoles}
          choices={[
            { value: ALL, label: allRoles },
            ...ROLES.map((value) => ({ value, label: i18n._(ROLE_WORDS[value]) })),
          ]}
          value={query.role ?? ALL}
          onChange={(value) => onChange({ role: ROLES.find((role) => role === value) })}
        />
        <ChoiceMenu
          text={query.state ? i18n._(STATE_WORDS[query.state]) : allStates}
          choices={[
            { value: ALL, label: allStates },
            ...STATES.map((value) => ({ value, label: i18n._(STATE_WORDS[value]) })),
          ]}
          value={query.state ?? ALL}
          onChange={(value) => onChange({ state: STATES.find((state) => state === value) })}
        />
        <ChoiceMenu
          text={t({
            message: `Sort: ${sortName}`,
            comment: 'Button; the order of the list follows, such as: Newest',
          })}
          choices={SORTS.map((value) => ({ value, label: i18n._(SORT_WORDS[value]) }))}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  );
}
