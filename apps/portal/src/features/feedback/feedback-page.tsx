import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@stoa/ui/page-header';
import { TabLinks } from '@stoa/ui/tabs';
import { useMessages } from '../../i18n/use-messages.ts';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { feedbackHref } from './feedback-address.ts';
import type { FeedbackQuery, FeedbackView } from './feedback-search.ts';
import * as styles from './feedback.css.ts';
import { MessageOnPage } from './message-page.tsx';
import { MyMessages } from './my-messages.tsx';

export interface FeedbackPageProps {
  schoolId: string;
  schoolName: string;
  query: FeedbackQuery;
}

/** Feedback to a school, and what became of one's own (R33). */
export function FeedbackPage({ schoolId, schoolName, query }: FeedbackPageProps) {
  useMessages('feedback');
  const { t } = useLingui();
  const tab = (view: FeedbackView, label: string) => ({
    id: view,
    label,
    href: feedbackHref(schoolId, view),
    isCurrent: query.view === view,
  });
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <PageHeader
          title={t`Feedback`}
          text={t`Report a problem, suggest an improvement or ask a question.`}
        />
        <TabLinks
          label={t`Parts of this page`}
          items={[
            tab('write', t({ message: 'Write', comment: 'Tab: write a message to the school' })),
            tab('mine', t({ message: 'Your messages', comment: 'Tab: what one has written to the school' })),
          ]}
        />
        {query.view === 'mine' ? (
          <MyMessages schoolId={schoolId} />
        ) : (
          <MessageOnPage kind="feedback" schoolId={schoolId} schoolName={schoolName} />
        )}
      </div>
    </div>
  );
}
