import { useLingui } from '@lingui/react/macro';
import type { FeedbackStatus } from '@stoa/api/schema';
import { INBOX_STATUSES } from '@stoa/machines/feedback-inbox';
import { SearchBox } from '@stoa/ui/search-box';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import {
  COMPLAINT_TYPE_WORDS,
  FEEDBACK_STATUS_WORDS,
  FEEDBACK_TYPE_WORDS,
} from '../../../shared/feedback/feedback-words.ts';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { useTypedKeyword } from '../members/use-typed-keyword.ts';
import { typesOf, type InboxQuery } from './inbox-address.ts';
import { KIND_WORDS, SORT_WORDS } from './inbox-words.ts';

const ALL = 'all';
const TYPE_WORDS = { ...FEEDBACK_TYPE_WORDS, ...COMPLAINT_TYPE_WORDS };
const KINDS = ['feedback', 'complaint'] as const;
const SORTS = ['newest', 'oldest'] as const;

/** Which messages are shown, and in which order. */
export function InboxFilters({
  query,
  counts,
  onChange,
}: {
  query: InboxQuery;
  counts: Record<FeedbackStatus, number> | undefined;
  onChange: (part: Partial<InboxQuery>) => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { typed, setTyped, settle, settleSoon } = useTypedKeyword(query.keyword, (keyword) =>
    onChange({ keyword }),
  );
  const allKinds = t({ message: 'All messages', comment: 'Filter of a list of messages' });
  const allTypes = t({ message: 'All types', comment: 'Filter of a list of messages' });
  const allStates = t({ message: 'All states', comment: 'Filter of a list of messages' });
  const sortName = i18n._(SORT_WORDS[query.sort]);
  const statusName = (status: FeedbackStatus) => {
    const name = i18n._(FEEDBACK_STATUS_WORDS[status]);
    if (!counts) return name;
    const count = formatNumber(counts[status], language);
    return t({ message: `${name} (${count})`, comment: 'A state of messages, and how many there are' });
  };
  const types = typesOf(query.kind);
  return (
    <div className={styles.filters}>
      <SearchBox
        label={t`Search messages, answers and names`}
        placeholder={t`Words, answer or name`}
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
          text={query.kind ? i18n._(KIND_WORDS[query.kind]) : allKinds}
          choices={[
            { value: ALL, label: allKinds },
            ...KINDS.map((value) => ({ value, label: i18n._(KIND_WORDS[value]) })),
          ]}
          value={query.kind ?? ALL}
          onChange={(value) => onChange({ kind: KINDS.find((kind) => kind === value), type: undefined })}
        />
        {types.length > 0 ? (
          <ChoiceMenu
            text={query.type ? i18n._(TYPE_WORDS[query.type]) : allTypes}
            choices={[
              { value: ALL, label: allTypes },
              ...types.map((value) => ({ value, label: i18n._(TYPE_WORDS[value]) })),
            ]}
            value={query.type ?? ALL}
            onChange={(value) => onChange({ type: types.find((type) => type === value) })}
          />
        ) : null}
        <ChoiceMenu
          text={query.status ? i18n._(FEEDBACK_STATUS_WORDS[query.status]) : allStates}
          choices={[
            { value: ALL, label: allStates },
            ...INBOX_STATUSES.map((value) => ({ value, label: statusName(value) })),
          ]}
          value={query.status ?? ALL}
          onChange={(value) => onChange({ status: INBOX_STATUSES.find((status) => status === value) })}
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
