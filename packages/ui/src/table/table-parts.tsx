import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { CaretUpDownIcon } from '@phosphor-icons/react/dist/csr/CaretUpDown';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Icon } from '../icon/icon.tsx';
import { choice, mark, square } from '../internal/field/choice.css.ts';
import { cx } from '../internal/cx.ts';
import { Skeleton, SkeletonRegion } from '../skeleton/skeleton.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './table.css.ts';
import type { TableColumn, TableRow } from './table-types.ts';

/** The box that selects a row, or all of them in the head. React Aria names it. */
export function SelectBox() {
  return (
    <CheckboxField slot="selection" className={styles.selectField}>
      <CheckboxButton className={cx(choice, styles.select)}>
        {({ isSelected, isIndeterminate }) => (
          <span className={cx(mark, square, styles.box)}>
            {isIndeterminate ? <Icon as={MinusIcon} size="sm" weight="bold" /> : null}
            {isSelected && !isIndeterminate ? <Icon as={CheckIcon} size="sm" weight="bold" /> : null}
          </span>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}

/** A column's name, and the way it sorts. */
export function ColumnHeader({
  label,
  isSortable,
  direction,
}: {
  label: string;
  isSortable: boolean;
  direction: 'ascending' | 'descending' | undefined;
}) {
  const glyph =
    direction === 'ascending' ? CaretUpIcon : direction === 'descending' ? CaretDownIcon : CaretUpDownIcon;
  return (
    <span className={styles.headText}>
      <span className={styles.headLabel}>{label}</span>
      {isSortable ? (
        <span className={styles.sortMark} data-active={direction ? true : undefined}>
          <Icon as={glyph} size="sm" weight="bold" />
        </span>
      ) : null}
    </span>
  );
}

/** Nothing shows as a dash: an empty cell would look like one that is still loading. */
function CellText({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children ?? '–';
  return children.trim() ? <UserText>{children}</UserText> : '–';
}

/** What stands in a cell, with the column's name before it where rows are stacked. */
export function CellContent<Row extends TableRow>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content: ReactNode = column.cell(row);
  return (
    <>
      <span className={styles.cellLabel} aria-hidden="true">
        {column.label}
      </span>
      <span className={styles.cellContent}>
        <CellText>{content}</CellText>
      </span>
    </>
  );
}

/** New rows are on their way while the old ones can still be read. */
export function BusyLine() {
  const labels = useLabels();
  return (
    <div className={styles.busy}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <span className={styles.busyBar} />
    </div>
  );
}

/** Rows as they will stand. */
export function TableBones({ columnCount }: { columnCount: number }) {
  return (
    <SkeletonRegion>
      <div className={styles.bones}>
        {Array.from({ length: 5 }, (_, row) => (
          <div
            key={row}
            className={styles.bonesRow}
            style={{ gridTemplateColumns: `2fr repeat(${Math.max(1, columnCount - 1)}, 1fr)` }}
          >
            {Array.from({ length: columnCount }, (_, column) => (
              <Skeleton key={column} width={column === 0 ? `${60 + ((row * 13) % 35)}%` : '60%'} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
