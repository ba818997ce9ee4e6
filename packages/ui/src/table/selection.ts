import type { TableRow, TableSelectionReason } from './table-types.ts';

/** What a selection of React Aria stands for: ids, with "all" written out, and what made it. */
export function readSelection(
  selection: 'all' | ReadonlySet<string | number>,
  rows: readonly TableRow[],
  disabledIds: readonly string[] = [],
): { ids: ReadonlySet<string>; reason: TableSelectionReason } {
  if (selection === 'all') {
    const off = new Set(disabledIds);
    return { ids: new Set(rows.map((row) => row.id).filter((id) => !off.has(id))), reason: 'all' };
  }
  return { ids: new Set([...selection].map(String)), reason: selection.size === 0 ? 'cleared' : 'rows' };
}
