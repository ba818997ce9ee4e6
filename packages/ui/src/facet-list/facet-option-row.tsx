import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './facet-list.css.ts';
import { type FacetOption, holdsSelected, isAvailable } from './facet-tree.ts';

/** Props of `FacetOptionRow`. */
export interface FacetOptionRowProps {
  option: FacetOption;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  formatCount: (count: number) => string;
  countLabel: (count: number) => string;
}

/** One value of a facet, and those below it once unfolded. */
export function FacetOptionRow({ option, ...rest }: FacetOptionRowProps) {
  const { selected, onToggle, formatCount, countLabel } = rest;
  const labels = useLabels();
  const nestedId = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isUnfolded = wanted ?? holdsSelected(option, selected);
  const isOff = !isAvailable(option, selected);
  const hasChildren = Boolean(option.children?.length);
  return (
    <li>
      <div className={styles.line}>
        <label className={styles.option} data-disabled={isOff || undefined}>
          <input
            type="checkbox"
            className={styles.box}
            checked={selected.has(option.id)}
            disabled={isOff}
            onChange={() => onToggle(option.id)}
          />
          <span id={`${nestedId}-label`}>
            <UserText>{option.label}</UserText>
          </span>
          {option.count === undefined ? null : (
            <span className={styles.count}>
              <span aria-hidden="true">{formatCount(option.count)}</span>
              <VisuallyHidden>{countLabel(option.count)}</VisuallyHidden>
            </span>
          )}
        </label>
        {hasChildren ? (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isUnfolded}
            aria-controls={nestedId}
            id={`${nestedId}-fold`}
            aria-label={isUnfolded ? labels.collapse : labels.expand}
            aria-labelledby={`${nestedId}-fold ${nestedId}-label`}
            onClick={() => setWanted(!isUnfolded)}
          >
            <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
          </button>
        ) : null}
      </div>
      {hasChildren ? (
        <ul role="list" id={nestedId} className={styles.nested} hidden={!isUnfolded}>
          {option.children?.map((child) => (
            <FacetOptionRow key={child.id} option={child} {...rest} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
