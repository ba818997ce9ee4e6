import { describe, expect, it } from 'vitest';
import { isEpub, isOffice, isOpenDocument, isPlainText, isWholeZip } from './archive-checks.ts';
import { zip } from './lesson-files.fixtures.ts';
import { stored } from './stored-bytes.fixtures.ts';

const WORD = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };

describe('an archive', () => {
  it('is whole from its first byte to its last, with a comment as well', async () => {
    expect(await isWholeZip(stored(zip({ 'a.txt': 'A', 'b/c.txt': 'B' })))).toBe(true);
    expect(await isWholeZip(stored(zip({ 'a.txt': 'A' }, 'made by hand')))).toBe(true);
    const whole = zip({ 'a.txt': 'A' });
    expect(await isWholeZip(stored(whole.subarray(0, -4)))).toBe(false);
    expect(await isWholeZip(stored(zip({})))).toBe(false);
  });

  it('has nothing before it and nothing behind it', async () => {
    const whole = zip({ 'a.txt': 'A' });
    expect(await isWholeZip(stored(Buffer.concat([Buffer.from('%PDF-1.4\n'), whole])))).toBe(false);
    expect(await isWholeZip(stored(Buffer.concat([whole, Buffer.from('MZ')])))).toBe(false);
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', '..\\a', 'C:\\a', 'a\0b'])(
    'leads nowhere outside, as %j would',
    async (name) => expect(await isWholeZip(stored(zip({ [name]: 'A' })))).toBe(false),
  );

  it('that promises more files than it has is none', async () => {
    const bytes = zip({ 'a.txt': 'A' });
    bytes.writeUInt16LE(60_000, bytes.length - 12);
    expect(await isWholeZip(stored(bytes))).toBe(false);
  });
});

describe('a document', () => {
  it('of Office is what it says, without macros', async () => {
    expect(await isOffice('word/')(stored(zip(WORD)))).toBe(true);
    expect(await isOffice('xl/')(stored(zip(WORD)))).toBe(false);
    expect(await isOffice('word/')(stored(zip({ ...WORD, 'word/vbaProject.bin': 'x' })))).toBe(false);
    expect(await isOffice('word/')(stored(zip({ 'word/document.xml': 'x' })))).toBe(false);
  });

  it('as OpenDocument or EPUB says in its first file what it is', async () => {
    const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' };
    expect(await isOpenDocument('text')(stored(zip(odt)))).toBe(true);
    expect(await isOpenDocument('spreadsheet')(stored(zip(odt)))).toBe(false);
    expect(await isOpenDocument('text')(stored(zip({ ...odt, 'Basic/a.xml': 'x' })))).toBe(false);
    const later = { 'content.xml': 'x', mimetype: odt.mimetype };
    expect(await isOpenDocument('text')(stored(zip(later)))).toBe(false);
    expect(await isEpub(stored(zip({ mimetype: 'application/epub+zip', 'a.xhtml': 'x' })))).toBe(true);
    expect(await isEpub(stored(zip(WORD)))).toBe(false);
  });

  it('of plain text is UTF-8 to its end', async () => {
    expect(await isPlainText(stored(Buffer.from('Ä,b\n1,2\n')))).toBe(true);
    const long = Buffer.from(`${'x'.repeat(65_535)}ä`);
    expect(await isPlainText(stored(long))).toBe(true);
    expect(await isPlainText(stored(long.subarray(0, -1)))).toBe(false);
    expect(await isPlainText(stored(Buffer.from([0x4d, 0x5a, 0, 0])))).toBe(false);
    expect(await isPlainText(stored(Buffer.from([0xff, 0xfe, 0x41])))).toBe(false);
  });
});
