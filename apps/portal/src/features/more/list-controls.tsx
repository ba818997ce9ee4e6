import { useLingui } from '@lingui/react/macro';
import type { CardsPerLine } from '@stoa/api/enums';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ChoiceMenu } from '../../shared/choice-menu.tsx';
import { SortMenu } from '../../shared/list-menus.tsx';
import { SORT_MESSAGES, ZONE_MESSAGES } from '../../shared/filter-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { listHref } from './more-address.ts';
import { SORTS, ZONES, type ListQuery } from './more-search.ts';
import * as styles from './more.css.ts';
import { PER_LINE } from './use-per-line.ts';

export interface ListControlsProps {
  schoolId: string;
  query: ListQuery;
  perLine: CardsPerLine;
  onPerLine: (next: CardsPerLine) => void;
}

/** Order, zone and the number of cards in a line. */
export function ListControls({ schoolId, query, perLine, onPerLine }: ListControlsProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const choose = (part: Partial<ListQuery>) =>
    void navigate({ href: listHref(schoolId, { ...query, ...part, page: 1 }), resetScroll: false });
  // A block may have an order of its own: the school's.
  const own = {
    value: 'own',
    label: query.blockId
      ? t({
          message: 'School’s order',
          comment: 'Order of a list: the one that the school has chosen',
        })
      : i18n._(SORT_MESSAGES['0']),
  };
  const sorts = [
    own,
    ...SORTS.filter((sort) => query.blockId || sort !== '0').map((sort) => ({
      value: sort as string,
      label: i18n._(SORT_MESSAGES[sort]),
    })),
  ];
  const sort = query.sort && sorts.some(({ value }) => value === query.sort) ? query.sort : 'own';
  return (
    <div className={styles.controls}>
      <div className={styles.choices}>
        <SortMenu
          choices={sorts}
          value={sort}
          onChange={(value) => choose({ sort: SORTS.find((known) => known === value) })}
        />
        <ChoiceMenu
          text={i18n._(ZONE_MESSAGES[query.zone])}
          choices={ZONES.map((value) => ({ value, label: i18n._(ZONE_MESSAGES[value]) }))}
          value={query.zone}
          onChange={(zone) => choose({ zone })}
        />
      </div>
      <div className={styles.perLine}>
        <SegmentedControl
          label={t`Cards in a line`}
          segments={PER_LINE.map((value) => ({ value: String(value), label: formatNumber(value, language) }))}
          value={String(perLine)}
          onChange={(value) => onPerLine(Number(value) as CardsPerLine)}
        />
      </div>
    </div>
  );
}
