import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../shared/format.ts';
import { LocalTime, LocalZone } from '../../shared/local-time.tsx';

/** How much, when (in the viewer's own zone) and for how many. */
export function ClassFacts({ detail }: { detail: ClassDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { startsAt, endsAt, seats } = detail;
  const left = formatNumber(seats.left ?? 0, language);
  const capacity = formatNumber(seats.capacity ?? 0, language);
  const facts: Fact[] = [
    { id: 'lessons', label: t`Lessons`, value: formatNumber(detail.lessonCount, language) },
    {
      id: 'time',
      label: t({ message: 'Duration', comment: 'Label before the hours that a class takes' }),
      value: formatMinutes(detail.minutes, language),
    },
    ...(startsAt
      ? [
          {
            id: 'starts',
            label: t`Starts`,
            value: <LocalTime instant={startsAt} />,
          },
        ]
      : []),
    ...(endsAt
      ? [
          {
            id: 'ends',
            label: t`Ends`,
            value: <LocalTime instant={endsAt} />,
          },
        ]
      : []),
    ...(startsAt || endsAt ? [{ id: 'zone', label: t`Time zone`, value: <LocalZone /> }] : []),
    ...(detail.givesCertificate
      ? [
          {
            id: 'certificate',
            label: t({
              message: 'Certificate',
              context: 'class',
              comment: 'Label: whether a class gives one',
            }),
            value: t({ message: 'After completion', comment: 'When a class gives its certificate' }),
          },
        ]
      : []),
    ...(seats.capacity !== null && detail.activityStatus !== 3
      ? [
          {
            id: 'seats',
            label: t`Seats left`,
            value: t({
              message: `${left} of ${capacity}`,
              comment: 'Seats of a class: how many are left of how many',
            }),
          },
        ]
      : []),
  ];
  return <FactList facts={facts} />;
}
