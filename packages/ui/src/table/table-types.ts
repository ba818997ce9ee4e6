import type { ReactNode } from 'react';

/** What every row has: an id that stays the same while the row moves. */
export interface TableRow {
  id: string;
}

/** A column of a table. */
export interface TableColumn<Row extends TableRow> {
  id: string;
  /** What stands in its head, and before each value where rows are stacked. */
  label: string;
  /** What stands in the cell. A plain string is taken for something people wrote. */
  cell: (row: Row) => ReactNode;
  /** `end` for what is compared by size. @default 'start', and 'end' where `isNumeric` */
  align?: 'start' | 'center' | 'end';
  /** Figures stand below each other: even digits, at the end. @default false */
  isNumeric?: boolean;
  /** The head can be pressed to sort. @default false */
  isSortable?: boolean;
  /** Names the row for screen readers. @default the first column does */
  isRowHeader?: boolean;
  /** Pixels or a share of the rest (`'2fr'`). @default '1fr' */
  width?: number | `${number}fr`;
  /** In pixels; narrower than that the table scrolls inside its region. @default 120 */
  minWidth?: number;
}

/** By which column the rows are sorted. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** What made the selection another: rows one by one, all at once, or letting go of all. */
export type TableSelectionReason = 'rows' | 'all' | 'cleared';

/** Props of `Table`. */
export interface TableProps<Row extends TableRow> {
  /** Names the table: "Learners of this class". */
  label: string;
  /** Shows the name above the table. @default false */
  isLabelVisible?: boolean;
  columns: readonly TableColumn<Row>[];
  /** In the order in which they show: the owner sorts. */
  rows: readonly Row[];
  /** @default none is sorted */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** @default none is selected */
  selectedIds?: ReadonlySet<string>;
  onSelectionChange?: (ids: ReadonlySet<string>, reason: TableSelectionReason) => void;
  /** Rows that cannot be selected or opened. @default none */
  disabledIds?: readonly string[];
  /** Says how many are selected: "3 selected". Needed where several can be. */
  selectedLabel?: (count: number) => string;
  /** Buttons for what can be done with all that are selected. */
  bulkActions?: (ids: ReadonlySet<string>) => ReactNode;
  /** Opens a row: Enter or a press, where nothing is selected. */
  onRowAction?: (id: string) => void;
  /** A Menu at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Names the column of the menus for screen readers. Needed with `rowActions`. */
  rowActionsLabel?: string;
  /** Rows are on their way: bones where there are none yet, a line over the old ones where there are. @default false */
  isLoading?: boolean;
  /** An EmptyState, shown where there are no rows. */
  empty?: ReactNode;
  /** An ErrorState, shown in place of the rows. */
  error?: ReactNode;
  /** Narrow tables stack each row as a card, or scroll inside their own region. @default 'stack' */
  narrow?: 'stack' | 'scroll';
  /** Height of the region, any CSS length; its head then stays in view. @default as tall as the rows; `32rem` where they are virtual */
  maxHeight?: string;
  /** Draws only the rows in view, all in one width of columns. @default from 200 rows on */
  isVirtual?: boolean;
}
