import { useLingui } from '@lingui/react/macro';
import type { PostReport } from '@stoa/api/schema';
import { MetaLine } from '@stoa/ui/meta-line';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { LocalTime } from '../../../shared/local-time.tsx';
import { REPORT_REASON_MESSAGES } from '../../../shared/community/community-messages.ts';
import * as styles from './reports.css.ts';

/** Who reported something, and what they say about it. */
export function ReportLines({ reports }: { reports: readonly PostReport[] }) {
  const { i18n } = useLingui();
  return (
    <ul role="list" className={styles.reports}>
      {reports.map((report) => (
        <li key={report.reporter.id} className={styles.report}>
          <Text as="span" weight="medium">
            {i18n._(REPORT_REASON_MESSAGES[report.reason])}
          </Text>
          {report.text ? (
            <Text preserveLines>
              <UserText>{report.text}</UserText>
            </Text>
          ) : null}
          <MetaLine>
            <UserText>{report.reporter.name}</UserText>
            <LocalTime instant={report.reportedAt} />
          </MetaLine>
        </li>
      ))}
    </ul>
  );
}
