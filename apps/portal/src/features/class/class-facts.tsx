import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatDateTime, formatMinutes, formatNumber } from '../../shared/format.ts';
import { useTimeZone } from '../../shared/time-zone.ts';

/** How much, when (in the viewer's own zone) and for how many. */
export function ClassFacts({ detail }: { detail: ClassDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { startsAt, endsAt, seats } = detail;
  const zone = useTimeZone();
  const left = formatNumber(seats.left ?? 0, language);
  const capacity = formatNumber(seats.capacity ?? 0, language);
  const facts: Fact[] = [
    { id: 'lessons', label: t`Lessons`, value: formatNumber(detail.lessonCount, language) },
    {
      id: 'time',
      label: t({ message: 'Time needed', comment: 'Label before the hours that a class takes' }),
      value: formatMinutes(detail.minutes, language),
    },
    ...(startsAt
      ? [
          {
            id: 'starts',
            label: t`Starts`,
            value: <time dateTime={startsAt}>{formatDateTime(startsAt, language, zone)}</time>,
          },
        ]
      : []),
    ...(endsAt
      ? [
          {
            id: 'ends',
            label: t`Ends`,
            value: <time dateTime={endsAt}>{formatDateTime(endsAt, language, zone)}</time>,
          },
        ]
      : []),
    ...(startsAt || endsAt ? [{ id: 'zone', label: t`Time zone`, value: <bdi dir="ltr">{zone}</bdi> }] : []),
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
