import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const SIGNS = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
const BEGINNINGS = [
  '',
  'x;',
  'x\t',
  'x\n',
  'x\r',
  'x\r\n',
  'x; ',
  'x;"',
  'x;""',
  ' ',
  '"',
  'x;\t',
  '\t',
  '\r',
];
const HOSTILE = BEGINNINGS.flatMap((beginning) =>
  SIGNS.flatMap((sign) => [`${beginning}${sign}1+1`, `${beginning}${sign}1+1;y`, `${beginning}${sign}A1"`]),
);

/** Every cell as a spreadsheet sees it that separates by this and forgives what does not fit. */
const cellsOf = (csv: string, delimiter: string): string[] =>
  (parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }) as string[][]).flat();

const runs = (cell: string) => /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell);

describe('a CSV file', () => {
  it.each([
    ['a comma', ','],
    ['a semicolon', ';'],
    ['a tab', '\t'],
  ])('has no cell that runs, read with %s (TRUST 61)', (_name, delimiter) => {
    for (const text of HOSTILE)
      expect([text, cellsOf(toCsv([['Ada', text, 'end']]), delimiter).filter(runs)]).toEqual([text, []]);
  });

  it('keeps what people wrote, quotes, separators and line breaks included', () => {
    const rows = [
      ['Name', 'Note'],
      ['Ann "A", B; C', 'two\nlines'],
      ['', "it's 5 - 3 = 2"],
      ['李雷', 'مرحبا'],
    ];
    expect(parse(toCsv(rows), { bom: true })).toEqual(rows);
  });

  it('quotes every cell, empty ones too', () => {
    expect(toCsv([['a', '', '1']])).toBe('\uFEFF"a","","1"\r\n');
  });

  it('marks each beginning of a formula by an apostrophe', () => {
    expect(toCsv([['=1', 'x;=1', 'a-b', 'x\t@y', '\t1']])).toBe(
      `\uFEFF"'=1","x;'=1","a-b","x\t'@y","'\t1"\r\n`,
    );
  });
});
