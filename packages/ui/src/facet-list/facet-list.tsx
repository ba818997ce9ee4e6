import { useState } from 'react';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import * as styles from './facet-list.css.ts';
import { FacetOptionRow } from './facet-option-row.tsx';
import { type FacetOption, toggled } from './facet-tree.ts';

export type { FacetOption } from './facet-tree.ts';

/** Props of `FacetList`. */
export interface FacetListProps {
  /** Names the group: "Category". */
  label: string;
  options: readonly FacetOption[];
  /** Ids of the chosen values. Within one group they are joined by "or". */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Writes a count in the reader's digits. @default String */
  formatCount?: (count: number) => string;
  /** Says the count to screen readers: "12 results". @default String */
  countLabel?: (count: number) => string;
  /** Values shown before "show more". @default 8 */
  limit?: number;
}

/** The values of one filter with their counts; what would leave nothing is off. */
export function FacetList({
  label,
  options,
  selected,
  onChange,
  formatCount = String,
  countLabel = String,
  limit = 8,
}: FacetListProps) {
  const labels = useLabels();
  const [isLong, setLong] = useState(false);
  const shown = isLong
    ? options
    : options.filter((option, index) => index < limit || selected.includes(option.id));
  const chosen = new Set(selected);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <ul role="list" className={styles.list}>
        {shown.map((option) => (
          <FacetOptionRow
            key={option.id}
            option={option}
            selected={chosen}
            onToggle={(id) => onChange(toggled(selected, id))}
            formatCount={formatCount}
            countLabel={countLabel}
          />
        ))}
      </ul>
      {options.length > limit ? (
        <button type="button" className={styles.more} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? labels.showLess : labels.showMore}
        </button>
      ) : null}
    </fieldset>
  );
}
