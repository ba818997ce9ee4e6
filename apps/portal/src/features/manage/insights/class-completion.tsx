import { useLingui } from '@lingui/react/macro';
import type { Insights } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { SectionHead } from '@stoa/ui/section-head';
import { Table } from '@stoa/ui/table';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { ExportButton } from './export-button.tsx';

/** How far people are in each class, those with the most people first. */
export function ClassCompletion({ schoolId, classes }: { schoolId: string; classes: Insights['classes'] }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const title = t({ message: 'Completion of classes', context: 'insights', comment: 'Title of a table' });
  return (
    <section className={styles.part}>
      <SectionHead title={title} />
      <div className={styles.actions}>
        <ExportButton schoolId={schoolId} report="completion" title={title} />
      </div>
      <Table
        label={title}
        columns={[
          {
            id: 'title',
            label: t({ message: 'Class', comment: 'A class that people enrol in, with lessons' }),
            cell: (row) => <UserText>{row.title}</UserText>,
            width: '3fr',
            minWidth: 200,
          },
          {
            id: 'enrolled',
            label: t({ message: 'Enrolled', context: 'insights', comment: 'Column: how many people are' }),
            isNumeric: true,
            cell: (row) => formatNumber(row.enrolled, lang),
          },
          {
            id: 'started',
            label: t({ message: 'Started', context: 'insights', comment: 'Column: how many people have' }),
            isNumeric: true,
            cell: (row) => formatNumber(row.started, lang),
          },
          {
            id: 'completed',
            label: t({ message: 'Completed', context: 'insights', comment: 'Column: how many people have' }),
            isNumeric: true,
            cell: (row) => formatNumber(row.completed, lang),
          },
          {
            id: 'rate',
            label: t({
              message: 'Completion rate',
              context: 'insights',
              comment: 'Column: a share in percent',
            }),
            isNumeric: true,
            cell: (row) => formatShare(row.completionRate, lang),
          },
          {
            id: 'days',
            label: t({
              message: 'Median days',
              context: 'insights',
              comment: 'Column: half of those who completed the class took no longer than so many days',
            }),
            isNumeric: true,
            cell: (row) => (row.medianDays === null ? '–' : formatNumber(row.medianDays, lang)),
          },
        ]}
        rows={classes.map((row) => ({ id: row.classId, ...row }))}
        empty={
          <EmptyState
            headingLevel={3}
            title={t({ message: 'No class has learners yet', context: 'insights' })}
          />
        }
      />
    </section>
  );
}
