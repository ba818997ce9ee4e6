import { useId, useMemo, useRef } from 'react';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import {
  Cell,
  Column,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { readSelection } from './selection.ts';
import { BusyLine, CellContent, ColumnHeader, SelectBox, TableBones } from './table-parts.tsx';
import * as styles from './table.css.ts';
import './table-stacked.css.ts';
import type { TableColumn, TableProps, TableRow } from './table-types.ts';

export type { TableColumn, TableProps, TableRow, TableSelectionReason, TableSort } from './table-types.ts';

/** From how many rows on only those in view are drawn. */
const VIRTUAL_FROM = 200;

type Place<Row extends TableRow> =
  | { kind: 'select'; id: string }
  | { kind: 'data'; id: string; column: TableColumn<Row>; isRowHeader: boolean }
  | { kind: 'actions'; id: string };

const alignOf = (column: TableColumn<never>) => column.align ?? (column.isNumeric ? 'end' : 'start');
const NONE: ReadonlySet<string> = new Set();

/**
 * Rows of the same kind in columns: sorted by their heads, selected by boxes, with a menu each. Where it is
 * narrow each row becomes a card, or the table scrolls inside its own region.
 */
export function Table<Row extends TableRow>(props: TableProps<Row>) {
  const { label, columns, rows, sort, selectionMode = 'none', selectedIds = NONE, rowActions, error } = props;
  const { isLoading = false, narrow = 'stack', disabledIds, rowActionsLabel, onRowAction } = props;
  const labelId = useId();
  const tableRef = useRef<HTMLTableElement>(null);
  const shown = error ? [] : rows;
  const isVirtual = shown.length > 0 && (props.isVirtual ?? shown.length >= VIRTUAL_FROM);
  const hasBoxes = selectionMode === 'multiple';
  const hasActions = Boolean(rowActions);

  const places = useMemo<Place<Row>[]>(() => {
    const named = columns.some((column) => column.isRowHeader);
    return [
      ...(hasBoxes ? [{ kind: 'select' as const, id: 'stoa-select' }] : []),
      ...columns.map((column, index) => ({
        kind: 'data' as const,
        id: column.id,
        column,
        isRowHeader: named ? Boolean(column.isRowHeader) : index === 0,
      })),
      ...(hasActions ? [{ kind: 'actions' as const, id: 'stoa-actions' }] : []),
    ];
  }, [columns, hasBoxes, hasActions]);

  const placeholder = error ?? (isLoading ? <TableBones columnCount={columns.length} /> : props.empty);

  const table = (
    <AriaTable
      ref={tableRef as never}
      aria-labelledby={labelId}
      className={isVirtual ? styles.virtualTable : styles.table}
      style={isVirtual ? { blockSize: props.maxHeight ?? '32rem' } : undefined}
      sortDescriptor={sort ? { column: sort.columnId, direction: sort.direction } : undefined}
      onSortChange={({ column, direction }) => props.onSortChange?.({ columnId: String(column), direction })}
      selectionMode={selectionMode}
      selectedKeys={selectionMode === 'none' ? undefined : selectedIds}
      onSelectionChange={(selection) => {
        const { ids, reason } = readSelection(selection, rows, disabledIds);
        props.onSelectionChange?.(ids, reason);
      }}
      disabledKeys={disabledIds}
      onRowAction={onRowAction ? (key) => onRowAction(String(key)) : undefined}
    >
      <TableHeader columns={places} className={styles.head}>
        {(place) => <HeadCell place={place} rowActionsLabel={rowActionsLabel} />}
      </TableHeader>
      <TableBody
        items={shown}
        dependencies={[places, rowActions]}
        className={styles.body}
        renderEmptyState={() => <div className={styles.placeholder}>{placeholder}</div>}
      >
        {(row) => (
          <AriaRow
            id={row.id}
            columns={places}
            dependencies={[row, rowActions]}
            className={styles.row}
            data-openable={onRowAction ? true : undefined}
          >
            {(place) => (
              <Cell className={styles.cell} {...cellMarks(place)}>
                {place.kind === 'data' ? <CellContent column={place.column} row={row} /> : null}
                {place.kind === 'select' ? <SelectBox /> : null}
                {place.kind === 'actions' ? rowActions?.(row) : null}
              </Cell>
            )}
          </AriaRow>
        )}
      </TableBody>
    </AriaTable>
  );

  const isBulk = hasBoxes && selectedIds.size > 0 && !error;
  return (
    <div
      className={styles.root}
      data-narrow={isVirtual ? 'scroll' : narrow}
      aria-busy={isLoading || undefined}
    >
      {hasBoxes || props.isLabelVisible ? (
        <div className={styles.top}>
          {isBulk ? (
            <BulkBar
              text={props.selectedLabel?.(selectedIds.size) ?? String(selectedIds.size)}
              actions={props.bulkActions?.(selectedIds)}
              onClear={() => props.onSelectionChange?.(NONE, 'cleared')}
              focusTable={() => tableRef.current?.focus()}
            />
          ) : null}
          <span id={labelId} className={styles.label} hidden={isBulk}>
            {label}
          </span>
        </div>
      ) : (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      )}
      <div className={styles.region} style={isVirtual ? undefined : { maxBlockSize: props.maxHeight }}>
        {isLoading && shown.length > 0 ? <BusyLine /> : null}
        {isVirtual ? (
          <Virtualizer layout={TableLayout} layoutOptions={{ estimatedRowHeight: 53, headingHeight: 45 }}>
            {table}
          </Virtualizer>
        ) : (
          table
        )}
      </div>
    </div>
  );
}

const cellMarks = <Row extends TableRow>(place: Place<Row>) =>
  place.kind === 'data'
    ? {
        'data-align': alignOf(place.column as TableColumn<never>),
        'data-numeric': place.column.isNumeric || undefined,
        'data-row-header': place.isRowHeader || undefined,
      }
    : { 'data-place': place.kind };

function HeadCell<Row extends TableRow>({
  place,
  rowActionsLabel,
}: {
  place: Place<Row>;
  rowActionsLabel: string | undefined;
}) {
  if (place.kind === 'select') {
    return (
      <Column id={place.id} className={styles.headCell} width={56} minWidth={56} data-place="select">
        <SelectBox />
      </Column>
    );
  }
  if (place.kind === 'actions') {
    return (
      <Column id={place.id} className={styles.headCell} width={64} minWidth={64} data-place="actions">
        <VisuallyHidden>{rowActionsLabel}</VisuallyHidden>
      </Column>
    );
  }
  const { column } = place;
  const isSortable = Boolean(column.isSortable);
  return (
    <Column
      id={column.id}
      isRowHeader={place.isRowHeader}
      allowsSorting={isSortable}
      textValue={column.label}
      width={column.width ?? '1fr'}
      minWidth={column.minWidth ?? 120}
      className={styles.headCell}
      {...cellMarks(place)}
      data-sortable={isSortable || undefined}
      style={{ minInlineSize: column.minWidth }}
    >
      {({ sortDirection }) => (
        <ColumnHeader label={column.label} isSortable={isSortable} direction={sortDirection} />
      )}
    </Column>
  );
}
