import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readXlsx, toXlsx } from './xlsx.ts';

it('reads what it has written, whatever stands in the cells', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 20 }).map((text) =>
    // What XML cannot hold.
    text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const read = readXlsx(toXlsx(rows));
      const reported = rows.flatMap((cells, index) =>
        cells.some((text) => text !== '') ? [{ line: index + 1, cells: withoutEnd(cells) }] : [],
      );
      expect(read?.map(({ line, cells }) => ({ line, cells: withoutEnd(cells) }))).toEqual(reported);
    }),
  );
  expect(readXlsx(toXlsx([['=1+1', '_x000D_', '<b> & "\'']]))).toEqual([
    { line: 1, cells: ['=1+1', '_x000D_', '<b> & "\''] },
  ]);
});

const withoutEnd = (cells: readonly string[]): string[] => {
  const last = cells.findLastIndex((text) => text !== '');
  return cells.slice(0, last + 1);
};

it('reads what spreadsheets write: texts in a list, numbers, yes and no, and cells that are left out', () => {
  const file = workbook({
    'xl/workbook.xml':
      '<x:workbook><x:sheets><x:sheet name="A" sheetId="4" r:id="rId7"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/other.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>kind</t></si><si><r><t>te</t></r><r><t xml:space="preserve">xt &amp;</t></r><rPh><t>aloud</t></rPh></si></sst>',
    'xl/worksheets/other.xml':
      '<worksheet><sheetData><row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row><row r="4"/><row r="9"><c r="B9"><f>1+1</f><v>2</v></c><c r="C9" t="b"><v>1</v></c></row></sheetData></worksheet>',
  });
  expect(readXlsx(file)).toEqual([
    { line: 3, cells: ['kind', '', 'text &'] },
    { line: 9, cells: ['', '2', 'true'] },
  ]);
});

it('takes nothing that is no workbook, or unpacks to more than it may', () => {
  for (const bytes of ['', 'PK', 'kind,text', 'PK\u0005\u0006'.padEnd(22, '\0')])
    expect(readXlsx(Buffer.from(bytes, 'latin1'))).toBeUndefined();
  expect(readXlsx(workbook({ 'xl/worksheets/sheet1.xml': ' '.repeat(20_000_001) }))).toBeUndefined();
  expect(
    readXlsx(workbook({ 'xl/worksheets/sheet1.xml': '<row><c r="ZZZ1"><v>1</v></c></row>' })),
  ).toBeUndefined();
  // A few bytes a row, each of which names a cell at the end of the sheet.
  const far = '<row><c r="XFD1"><v>1</v></c></row>';
  expect(readXlsx(workbook({ 'xl/worksheets/sheet1.xml': far }))?.[0]?.cells).toHaveLength(16_384);
  expect(readXlsx(workbook({ 'xl/worksheets/sheet1.xml': far.repeat(100_000) }))).toBeUndefined();
});

it('reads no more than the cells of a sheet, however a small file multiplies them (TRUST 92)', () => {
  const read = (text: string, rows: string) =>
    readXlsx(
      workbook({
        'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
        'xl/worksheets/sheet1.xml': rows,
      }),
    );
  const row = '<row><c t="s"><v>0</v></c></row>';
  expect(read('a|'.repeat(50_000), row.repeat(50))).toHaveLength(50);
  // One long text that every row names.
  expect(read('a|'.repeat(50_000), row.repeat(51))).toBeUndefined();
  // Rows without an end, which nobody would count.
  expect(read('a', '<row><c/>'.repeat(800_000))).toBeUndefined();
});

it.each(['x', '1e400', '-1', '1.5', '0', '99999999'])(
  'counts rows itself where the file says %s (TRUST 92)',
  (reported) => {
    const sheet = `<row r="4"><c><v>1</v></c></row><row r="${reported}"><c><v>2</v></c></row>`;
    expect(readXlsx(workbook({ 'xl/worksheets/sheet1.xml': sheet }))).toEqual([
      { line: 4, cells: ['1'] },
      { line: 5, cells: ['2'] },
    ]);
  },
);

/** An archive of these parts, as other programs write it. */
function workbook(parts: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(Buffer.from(text));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), packed);
    list.push(central, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...list, end]);
}
