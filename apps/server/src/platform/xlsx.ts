import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A row of a sheet with its number there, counted from 1. */
export interface SheetRow {
  line: number;
  cells: string[];
}

const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const LOCAL_HEAD_BYTES = 30;
const CENTRAL_HEAD_BYTES = 46;
const END_BYTES = 22;
/** 1980-01-01, the first day that an archive knows: the same rows make the same file. */
const NO_DATE = 0x21;
const UTF8_NAMES = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** Unpacked bytes of a part: a small archive may hold a large one. */
const PART_MAX_BYTES = 20_000_000;
/** Columns that a sheet can have. */
const COLUMNS_MAX = 16_384;
/** Cells that are read, empty ones up to the last of each row among them: few bytes may name a cell far to the right. */
const CELLS_MAX = 200_000;
/** Characters of all cells: many may name the same long text of the list. */
const CHARACTERS_MAX = 5_000_000;
/** Tags and texts of a part. */
const TOKENS_MAX = 1_500_000;
/** Rows that a sheet can have. */
const ROWS_MAX = 1_048_576;
const LETTERS = 26;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const FRAME: Record<string, string> = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Rows as a workbook of one sheet. Every cell is a text, so that none of them is a formula. */
export function toXlsx(rows: readonly (readonly string[])[]): Buffer {
  const cellOf = (text: string) =>
    `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
  const sheet = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
  return zip({
    ...FRAME,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

/** The rows of the first sheet that have something. @returns undefined for what is no workbook */
export function readXlsx(bytes: Buffer): SheetRow[] | undefined {
  try {
    const parts = unzip(bytes);
    const sheet = parts(firstSheet(parts));
    return sheet === undefined ? undefined : rowsOf(sheet, stringsOf(parts('xl/sharedStrings.xml') ?? ''));
  } catch {
    return undefined;
  }
}

type Parts = (name: string) => string | undefined;

function firstSheet(parts: Parts): string {
  const id = /<(?:\w+:)?sheet\s[^<>]*\bid="([^"<>]+)"/u.exec(parts('xl/workbook.xml') ?? '')?.[1];
  for (const { name, attributes } of tokens(parts('xl/_rels/workbook.xml.rels') ?? ''))
    if (name === 'Relationship' && attributes('Id') === id)
      return `xl/${(attributes('Target') ?? '').replace(/^\/?(?:xl\/)?/u, '')}`;
  return 'xl/worksheets/sheet1.xml';
}

interface Token {
  /** Without its namespace; with a stroke before it where it ends; empty for words. */
  name: string;
  isEmpty: boolean;
  text: string;
  attributes: (name: string) => string | undefined;
}

function* tokens(xml: string): Generator<Token> {
  let count = 0;
  for (const [, tag, text = ''] of xml.matchAll(/<([^<>]*)>|([^<>]+)/gu)) {
    if ((count += 1) > TOKENS_MAX) throw new Error('The part has too many tags.');
    const name = /^\/?[^\s/]*/u.exec(tag ?? '')?.[0] ?? '';
    yield {
      name: name.replace(/^(\/?)\w+:/u, '$1'),
      isEmpty: tag?.endsWith('/') ?? false,
      text: unescapeXml(text),
      attributes: (wanted) => new RegExp(`(?:^|\\s)${wanted}="([^"]*)"`, 'u').exec(tag ?? '')?.[1],
    };
  }
}

/** The texts that cells name by their place; how they are read aloud is left out. */
function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let isText = false;
  let isAloud = false;
  for (const { name, isEmpty, text } of tokens(xml)) {
    if (name === 'si') strings.push('');
    else if (name === 'rPh') isAloud = !isEmpty;
    else if (name === '/rPh') isAloud = false;
    else if (name === 't') isText = !isEmpty;
    else if (name === '/t') isText = false;
    else if (name === '' && isText && !isAloud) strings.push((strings.pop() ?? '') + text);
  }
  return strings;
}

function rowsOf(xml: string, strings: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 0;
  let count = 0;
  let characters = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let isValue = false;
  for (const { name, isEmpty, text, attributes } of tokens(xml)) {
    if (name === 'row') {
      line = lineOf(attributes('r')) ?? line + 1;
      cells = [];
      column = -1;
    } else if (name === '/row') {
      count += cells.length;
      if (count > CELLS_MAX) throw new Error('The sheet has too many cells.');
      if (cells.some((cell) => cell !== ''))
        rows.push({ line, cells: Array.from(cells, (cell) => cell ?? '') });
    } else if (name === 'c') {
      column = columnOf(attributes('r')) ?? column + 1;
      if (column >= COLUMNS_MAX) throw new Error('There is no such column.');
      type = attributes('t') ?? '';
    } else if (name === 'v' || name === 't') isValue = !isEmpty;
    else if (name === '/v' || name === '/t') isValue = false;
    else if (name === '' && isValue && column >= 0) {
      const value = valueOf(type, text, strings);
      characters += value.length;
      if (characters > CHARACTERS_MAX) throw new Error('The sheet has too much text.');
      cells[column] = (cells[column] ?? '') + value;
    }
  }
  return rows;
}

function valueOf(type: string, text: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  return text;
}

/** The number of a row as the file tells it, where it is one. */
function lineOf(reported: string | undefined): number | undefined {
  const line = Number(reported);
  return Number.isInteger(line) && line >= 1 && line <= ROWS_MAX ? line : undefined;
}

/** The place of a column, as of `C7`, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const character = (hex: string) => String.fromCodePoint(Number.parseInt(hex, 16));

const unescapeXml = (text: string): string =>
  text
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/giu,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name] ?? whole;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      },
    )
    .replaceAll(/_x([\dA-F]{4})_/gu, (_, hex: string) => character(hex));

/** What XML cannot hold is left out; what reads like an escape of a workbook is one. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gu, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '_x000D_');

/** An archive of these files. */
function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(NO_DATE, 8);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL_FILE);
    const central = Buffer.alloc(6);
    central.writeUInt32LE(CENTRAL_FILE);
    central.writeUInt16LE(20, 4);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(central, facts, place, name);
    bodies.push(local, facts, name, packed);
    offset += local.length + facts.length + name.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(END_BYTES);
  const count = Object.keys(files).length;
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/** Reads files of an archive by their names. @throws where it is none, or a part is too large */
function unzip(bytes: Buffer): Parts {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('This is no archive.');
  const places = new Map<string, { method: number; size: number; at: number }>();
  let offset = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(offset) !== CENTRAL_FILE) throw new Error('The list of files is broken.');
    const nameBytes = bytes.readUInt16LE(offset + 28);
    const name = bytes.toString('utf8', offset + CENTRAL_HEAD_BYTES, offset + CENTRAL_HEAD_BYTES + nameBytes);
    places.set(name, {
      method: bytes.readUInt16LE(offset + 10),
      size: bytes.readUInt32LE(offset + 20),
      at: bytes.readUInt32LE(offset + 42),
    });
    offset +=
      CENTRAL_HEAD_BYTES + nameBytes + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }
  return (name) => {
    const place = places.get(name);
    if (!place) return undefined;
    const { method, size, at } = place;
    const start = at + LOCAL_HEAD_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const packed = bytes.subarray(start, start + size);
    if (method !== STORED && method !== DEFLATED) throw new Error('It is packed in another way.');
    const plain = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: PART_MAX_BYTES });
    return plain.toString('utf8');
  };
}
