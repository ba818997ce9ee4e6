import { describe, expect, it } from 'vitest';
import { boxesOf, durationOf, readHead } from './fragments.ts';

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};
const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([numbers(body.length + 8), Buffer.from(name), body]);
};
const track = (id: number, entry: Buffer) =>
  box(
    'trak',
    box('tkhd', numbers(0, 0, 0, id)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 12_800)),
      box('minf', box('stbl', box('stsd', numbers(0, 1), entry))),
    ),
  );
const picture = track(1, box('avc1', Buffer.alloc(78), box('avcC', Buffer.from([1, 0x4d, 0x40, 0x1e]))));
const sound = track(2, box('mp4a', Buffer.alloc(28)));
const head = { codecs: '', track: 1, timescale: 12_800 };
const fragment = (id: number, flags: number, usual: number[], trun: Buffer) =>
  box('traf', box('tfhd', numbers(flags, id, ...usual)), trun);

async function* inPieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const read = async (bytes: Buffer, size: number) => {
  const found: string[] = [];
  for await (const one of boxesOf(inPieces(bytes, size))) found.push(`${one.name} ${one.bytes.length}`);
  return found;
};

describe('the boxes of a stream', () => {
  const stream = Buffer.concat([box('ftyp', numbers(1)), box('moof'), box('mdat', Buffer.alloc(100))]);
  it.each([1, 7, 50, 1000])('come one after the other, in pieces of %d bytes', async (size) => {
    expect(await read(stream, size)).toEqual(['ftyp 12', 'moof 8', 'mdat 108']);
  });
  it('are refused where the last one is cut off', async () => {
    await expect(read(stream.subarray(0, -1), 50)).rejects.toThrow('cut off');
  });
  it('are refused where one says that it is shorter than its head, or huge', async () => {
    await expect(read(numbers(4, 0, 0), 50)).rejects.toThrow('4 bytes');
    await expect(read(numbers(0x7fffffff, 0, 0), 50)).rejects.toThrow('2147483647 bytes');
  });
});

describe('the beginning of a stream', () => {
  it('says which codecs it has, the picture’s first', () => {
    expect(readHead(box('moov', sound, picture))).toEqual({
      codecs: 'avc1.4d401e,mp4a.40.2',
      track: 1,
      timescale: 12_800,
    });
    expect(readHead(box('moov', picture)).codecs).toBe('avc1.4d401e');
  });
  it('has a picture', () => {
    expect(() => readHead(box('moov', sound))).toThrow('no picture');
  });
});

describe('how long a fragment lasts', () => {
  const other = fragment(2, 0, [], box('trun', numbers(0x100, 1, 99_999)));
  it('is what its pictures last, each by itself', () => {
    const trun = box('trun', numbers(0x305, 2, 0, 0, 6400, 1, 12_800, 1));
    expect(durationOf(box('moof', other, fragment(1, 0, [], trun)), head)).toBe(1500);
  });
  it('or all alike', () => {
    const trun = box('trun', numbers(0x201, 50, 0));
    expect(durationOf(box('moof', fragment(1, 0x2a, [1, 512], trun), other), head)).toBe(2000);
  });
});
