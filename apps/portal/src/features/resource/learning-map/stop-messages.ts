import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LearningMapDetail } from '@stoa/api/schema';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';

export type Stop = LearningMapDetail['stages'][number]['stops'][number];

/** Where a stop stands for the viewer; undefined where nobody is signed in. */
export type StopPlace = NonNullable<LearningMapDetail['place']>['stops'][number] | undefined;

/** Says where stops stand. */
export function useStopMessages({ stages, place }: Pick<LearningMapDetail, 'stages' | 'place'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const titles = new Map(stages.flatMap(({ stops }) => stops.map(({ id, card }) => [id, card.title])));
  const places = new Map(place?.stops.map((stop) => [stop.stopId, stop]));
  /** Why a stop is locked. */
  const reason = (waitsFor: readonly string[]): string => {
    const [only = ''] = waitsFor;
    const title = titles.get(only) ?? '';
    if (waitsFor.length === 1)
      return t({ message: `First: ${title}`, comment: 'Title of what is to be done before' });
    const n = waitsFor.length;
    const count = formatNumber(n, language);
    return t`${plural(n, { one: `${count} other stop first`, other: `${count} other stops first` })}`;
  };
  const text = (stopId: string): string => {
    const own = places.get(stopId);
    if (!own) return '';
    if (own.state === 'done')
      return t({ message: 'Done', context: 'learningMap', comment: 'State of a stop' });
    if (own.state === 'locked') return reason(own.waitsFor);
    return stopId === place?.nextStopId
      ? t({ message: 'Next', context: 'learningMap', comment: 'The stop to go to now' })
      : t({ message: 'Open', context: 'learningMap', comment: 'State of a stop: it can be done' });
  };
  return { text, placeOf: (stopId: string): StopPlace => places.get(stopId) };
}
