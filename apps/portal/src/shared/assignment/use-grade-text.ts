import { useLingui } from '@lingui/react/macro';
import type { GradeCell } from '@stoa/api/schema';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber, formatShare } from '../format.ts';

const PERCENT = 100;

/** What stands in the gradebook, for teachers and for the learner: points, or why there are none. */
export function useGradeText() {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => ({
      cellText: (cell: GradeCell | undefined): string => {
        switch (cell?.state) {
          case 'graded':
            return formatNumber(cell.points ?? 0, language);
          case 'missing':
            return t({ message: 'Missing', comment: 'The due date is over and a learner handed nothing in' });
          case 'waiting':
            return t({ message: 'Not graded yet', comment: 'Work that was handed in' });
          case 'excused':
            return t({
              message: 'Excused',
              context: 'grades',
              comment: 'An assignment does not count for a learner',
            });
          default:
            return '–';
        }
      },
      percentText: (percent: number | null): string =>
        percent === null ? '–' : formatShare(percent / PERCENT, language),
    }),
    [t, language],
  );
}
