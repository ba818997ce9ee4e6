import type { StoredBytes } from './stored-bytes.ts';

const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const LOCAL_HEAD_BYTES = 30;
const CENTRAL_HEAD_BYTES = 46;
const END_BYTES = 22;
/** The end of an archive is looked for in its last bytes: a comment may follow it. */
const TAIL_BYTES = 64 * 1024;
/** Numbers that stand elsewhere, in archives of more than 4 GB. */
const ELSEWHERE = 0xffff_ffff;
const NAME_MAX_BYTES = 1024;
const MIME_MAX_BYTES = 128;

/** A path that leads out of the folder into which an archive is unpacked, or to another drive. */
const isOutside = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).includes('..');

/** Where the list of files of an archive stands, and how many there are. */
async function findList(
  bytes: StoredBytes,
): Promise<{ start: number; end: number; count: number } | undefined> {
  const from = Math.max(0, bytes.size - TAIL_BYTES);
  const tail = await bytes.read(from, Math.min(TAIL_BYTES, bytes.size));
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    const count = tail.readUInt16LE(at + 10);
    const size = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    const isWhole = at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
    if (!isWhole || start === ELSEWHERE || start + size > from + at) return undefined;
    return { start, end: start + size, count };
  }
  return undefined;
}

/**
 * Names of the files in an archive. Nothing is unpacked: an archive is given on as it is.
 * @returns undefined for what is no archive, for what stands before one, and for paths that lead out of its folder
 */
async function namesIn(bytes: StoredBytes): Promise<string[] | undefined> {
  const head = await bytes.read(0, 4);
  if (head.length < 4 || head.readUInt32LE(0) !== LOCAL_FILE) return undefined;
  const list = await findList(bytes);
  if (!list || list.count === 0) return undefined;
  const names: string[] = [];
  let offset = list.start;
  while (names.length < list.count) {
    const entry = await bytes.read(offset, CENTRAL_HEAD_BYTES);
    if (entry.length < CENTRAL_HEAD_BYTES || entry.readUInt32LE(0) !== CENTRAL_FILE) return undefined;
    const nameBytes = entry.readUInt16LE(28);
    if (nameBytes === 0 || nameBytes > NAME_MAX_BYTES) return undefined;
    const name = (await bytes.read(offset + CENTRAL_HEAD_BYTES, nameBytes)).toString('utf8');
    if (isOutside(name)) return undefined;
    names.push(name);
    offset += CENTRAL_HEAD_BYTES + nameBytes + entry.readUInt16LE(30) + entry.readUInt16LE(32);
    if (offset > list.end) return undefined;
  }
  return names;
}

/** Whether a file is a ZIP archive from its first byte to its last. */
export const isWholeZip = async (bytes: StoredBytes): Promise<boolean> =>
  (await namesIn(bytes)) !== undefined;

/** Whether a file is a document of Office without macros. @param folder where what is written stands in it */
export const isOffice =
  (folder: 'word/' | 'xl/' | 'ppt/') =>
  async (bytes: StoredBytes): Promise<boolean> => {
    const names = await namesIn(bytes);
    return (
      names !== undefined &&
      names.includes('[Content_Types].xml') &&
      names.some((name) => name.startsWith(folder)) &&
      !names.some((name) => /vbaProject/i.test(name))
    );
  };

/** What an archive without macros says of itself in its first file, which has to be plain. */
async function mimeOf(bytes: StoredBytes): Promise<string | undefined> {
  const names = await namesIn(bytes);
  if (!names || names.some((path) => /^(?:Basic|Scripts)\//i.test(path))) return undefined;
  const head = await bytes.read(0, LOCAL_HEAD_BYTES);
  const [method, size, nameBytes, moreBytes] = [
    head.readUInt16LE(8),
    head.readUInt32LE(18),
    head.readUInt16LE(26),
    head.readUInt16LE(28),
  ];
  if (method !== 0 || size > MIME_MAX_BYTES) return undefined;
  const name = (await bytes.read(LOCAL_HEAD_BYTES, nameBytes)).toString('latin1');
  if (name !== 'mimetype') return undefined;
  return (await bytes.read(LOCAL_HEAD_BYTES + nameBytes + moreBytes, size)).toString('latin1').trim();
}

/** Whether a file is an OpenDocument of this kind. */
export const isOpenDocument =
  (kind: 'text' | 'spreadsheet' | 'presentation') =>
  async (bytes: StoredBytes): Promise<boolean> =>
    (await mimeOf(bytes)) === `application/vnd.oasis.opendocument.${kind}`;

/** Whether a file is a book as EPUB. */
export const isEpub = async (bytes: StoredBytes): Promise<boolean> =>
  (await mimeOf(bytes)) === 'application/epub+zip';

const TEXT_WINDOW_BYTES = 64 * 1024;

/** Whether a file is text in UTF-8 from end to end. */
export async function isPlainText(bytes: StoredBytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let offset = 0; offset < bytes.size; offset += TEXT_WINDOW_BYTES) {
      const part = await bytes.read(offset, Math.min(TEXT_WINDOW_BYTES, bytes.size - offset));
      if (part.length === 0 || part.includes(0)) return false;
      decoder.decode(part, { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
