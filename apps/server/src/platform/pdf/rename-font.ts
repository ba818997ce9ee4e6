const DIRECTORY = 12;
const ENTRY = 16;
const NAME_HEADER = 6;
const NAME_RECORD = 12;
const WINDOWS = 3;
const UNICODE_BMP = 1;
const ENGLISH = 0x409;
const FAMILY = 1;

/**
 * A font under another family. Faces come in parts for some signs each, all called the same: a typesetter would take
 * one of them and miss the others.
 * @param font TrueType or OpenType, not compressed
 * @throws {Error} for what has no names
 */
export function renamed(font: Buffer, family: string): Buffer {
  const copy = Buffer.from(font);
  const tables = copy.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const entry = DIRECTORY + index * ENTRY;
    if (copy.toString('latin1', entry, entry + 4) !== 'name') continue;
    const offset = copy.readUInt32BE(entry + 8);
    const names = nameTable(family);
    if (names.length > copy.readUInt32BE(entry + 12)) throw new Error('The names of the font leave no room.');
    names.copy(copy, offset);
    copy.writeUInt32BE(names.length, entry + 12);
    return copy;
  }
  throw new Error('The font has no names.');
}

/** The table `name` with a family and nothing else. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const table = Buffer.alloc(NAME_HEADER + NAME_RECORD + text.length);
  [0, 1, NAME_HEADER + NAME_RECORD, WINDOWS, UNICODE_BMP, ENGLISH, FAMILY, text.length, 0].forEach(
    (value, index) => table.writeUInt16BE(value, index * 2),
  );
  text.copy(table, NAME_HEADER + NAME_RECORD);
  return table;
}
