import { useLingui } from '@lingui/react/macro';
import type { Insights } from '@stoa/api/schema';
import { BarList } from '@stoa/ui/bar-list';
import { Button } from '@stoa/ui/button';
import { Disclosure } from '@stoa/ui/disclosure';
import { EmptyState } from '@stoa/ui/empty-state';
import { SectionHeader } from '@stoa/ui/section-header';
import { Table } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { ExportButton } from './export-button.tsx';

/** So many classes have a bar at first. */
const FIRST_BARS = 10;

/** How many completed each class, those with the most people first: as bars, and with further figures as a table. */
export function ClassCompletion({ schoolId, classes }: { schoolId: string; classes: Insights['classes'] }) {
  const { t } = useLingui();
  const title = t({ message: 'Completion of classes', context: 'insights', comment: 'Title of a table' });
  const id = useId();
  return (
    <section className={styles.part}>
      <SectionHeader title={title} id={id} />
      <Text tone="muted">
        {t({
          message: 'The share of those enrolled in a class who completed all its lessons.',
          context: 'insights',
        })}
      </Text>
      <div className={styles.actions}>
        <ExportButton schoolId={schoolId} report="completion" title={title} />
      </div>
      {classes.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t({ message: 'No class has learners yet', context: 'insights' })}
        />
      ) : (
        <>
          <CompletionBars classes={classes} labelledBy={id} />
          <Disclosure summary={t`Data as a table`}>
            <CompletionTable classes={classes} label={title} />
          </Disclosure>
        </>
      )}
    </section>
  );
}

function CompletionBars({ classes, labelledBy }: { classes: Insights['classes']; labelledBy: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const [isWhole, setWhole] = useState(classes.length <= FIRST_BARS);
  return (
    <>
      <BarList
        labelledBy={labelledBy}
        items={(isWhole ? classes : classes.slice(0, FIRST_BARS)).map((row) => {
          const share = formatShare(row.completionRate, lang);
          const completed = formatNumber(row.completed, lang);
          const enrolled = formatNumber(row.enrolled, lang);
          return {
            id: row.classId,
            label: <UserText>{row.title}</UserText>,
            share: row.completionRate,
            text: t({
              message: `${share} (${completed} of ${enrolled})`,
              context: 'insights',
              comment: 'A share in percent; how many people of how many completed a class',
            }),
          };
        })}
      />
      {isWhole ? null : (
        <div>
          <Button size="sm" data-part="all-classes" onPress={() => setWhole(true)}>
            {t({ message: 'Show all classes', comment: 'Button below a list' })}
          </Button>
        </div>
      )}
    </>
  );
}

function CompletionTable({ classes, label }: { classes: Insights['classes']; label: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  return (
    <Table
      label={label}
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
    />
  );
}
