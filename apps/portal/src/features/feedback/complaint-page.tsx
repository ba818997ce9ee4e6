import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@stoa/ui/page-header';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { useMessages } from '../../i18n/use-messages.ts';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { feedbackHref } from './feedback-address.ts';
import * as styles from './feedback.css.ts';
import { MessageOnPage } from './message-page.tsx';

/** A complaint or report to a school (R34). */
export function ComplaintPage({
  schoolId,
  schoolName,
  target = '',
}: {
  schoolId: string;
  schoolName: string;
  /** Path of the page that is complained about. */
  target: string | undefined;
}) {
  useMessages('feedback');
  const { t } = useLingui();
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <PageHeader
          title={t`Complaint or report`}
          text={t`Report content or behavior that breaks the law or the rules. Only those who handle reports see who sent them.`}
        />
        <MessageOnPage
          kind="complaint"
          schoolId={schoolId}
          schoolName={schoolName}
          targetUrl={target.trim()}
        />
        <Text size="sm" tone="muted">
          <Link href={feedbackHref(schoolId, 'mine')}>{t`Check the status of your messages`}</Link>
        </Text>
      </div>
    </div>
  );
}
