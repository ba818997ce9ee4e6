interface GivenRow {
  row: string;
  option: string;
}

/**
 * Rows with an option each, none of them twice: the row that has just got it keeps it, the one that had it is left
 * without.
 * @param before what the rows had
 */
export function givenOnce(rows: readonly GivenRow[], before: readonly GivenRow[]): GivenRow[] {
  const isNew = ({ row, option }: GivenRow) =>
    !before.some((one) => one.row === row && one.option === option);
  return rows.filter(
    (one) =>
      isNew(one) || !rows.some((other) => other !== one && other.option === one.option && isNew(other)),
  );
}
