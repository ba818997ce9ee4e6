import { useLingui } from '@lingui/react/macro';
import type { FeedbackStatus } from '@stoa/api/schema';
import { INBOX_STATUSES } from '@stoa/machines/feedback-inbox';
import { useLanguage } from '../../../i18n/language-context.tsx';
import {
  COMPLAINT_TYPE_MESSAGES,
  FEEDBACK_STATUS_MESSAGES,
  FEEDBACK_TYPE_MESSAGES,
} from '../../../shared/feedback/feedback-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { FilterMenu, SortMenu } from '../../../shared/list-menus.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import * as styles from '../manage.css.ts';
import { typesOf } from './inbox-address.ts';
import type { InboxQuery } from './inbox-search.ts';
import { KIND_MESSAGES, SORT_MESSAGES } from './inbox-messages.ts';

const TYPE_MESSAGES = { ...FEEDBACK_TYPE_MESSAGES, ...COMPLAINT_TYPE_MESSAGES };
const KINDS = ['feedback', 'complaint'] as const;
const SORTS = ['newest', 'oldest'] as const;
/** Messages of one state are counted to one more than this. */
const COUNTED_MAX = 1000;

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
  const counted = (name: string, status: FeedbackStatus) => {
    if (!counts) return name;
    const isMore = counts[status] > COUNTED_MAX;
    const count = formatNumber(isMore ? COUNTED_MAX : counts[status], language);
    if (isMore)
      return t({
        message: `${name} (${count}+)`,
        comment: 'A state of messages, and that there are more of them than 1,000',
      });
    return t({ message: `${name} (${count})`, comment: 'A state of messages, and how many there are' });
  };
  const types = typesOf(query.kind);
  return (
    <div className={styles.filters}>
      <KeywordBox
        label={t`Search messages, answers and names`}
        placeholder={t`Search messages`}
        keyword={query.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
      <div className={styles.actions}>
        <FilterMenu
          all={t({ message: 'All messages', comment: 'Filter of a list of messages' })}
          choices={KINDS.map((value) => ({ value, label: i18n._(KIND_MESSAGES[value]) }))}
          value={query.kind}
          onChange={(kind) => onChange({ kind, type: undefined })}
        />
        {types.length > 0 ? (
          <FilterMenu
            all={t({ message: 'All types', comment: 'Filter of a list of messages' })}
            choices={types.map((value) => ({ value, label: i18n._(TYPE_MESSAGES[value]) }))}
            value={query.type}
            onChange={(type) => onChange({ type })}
          />
        ) : null}
        <FilterMenu
          all={t({ message: 'All states', comment: 'Filter of a list of messages' })}
          choices={INBOX_STATUSES.map((value) => {
            const label = i18n._(FEEDBACK_STATUS_MESSAGES[value]);
            return { value, label, text: counted(label, value) };
          })}
          value={query.status}
          onChange={(status) => onChange({ status })}
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
