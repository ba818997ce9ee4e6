import { expect, it, vi } from 'vitest';
import { AmfError, readAmf, writeAmf } from './amf0.ts';
import { ChunkReader, RtmpError, writeMessage } from './chunks.ts';
import { pictureConfig, readPicture, readSound, soundConfig } from './codecs.ts';
import { pictureDescription, SOUND_DESCRIPTION } from './rtmp.fixtures.ts';

const message = (body: Buffer, timestamp = 0) => ({ type: 9, timestamp, streamId: 1, body });

it('puts messages together, however they are cut', () => {
  const bodies = [Buffer.alloc(0), Buffer.alloc(1, 1), Buffer.alloc(128, 2), Buffer.alloc(1000, 3)];
  const bytes = Buffer.concat(bodies.map((body, index) => writeMessage(message(body, index * 0x7f_ffff))));
  for (const step of [1, 7, 129, bytes.length]) {
    const reader = new ChunkReader();
    const found = [];
    for (let at = 0; at < bytes.length; at += step) found.push(...reader.push(bytes.subarray(at, at + step)));
    expect(found).toEqual(bodies.map((body, index) => message(body, index * 0x7f_ffff)));
  }
});

it('follows clocks that are told as differences', () => {
  const reader = new ChunkReader();
  reader.push(writeMessage(message(Buffer.from([1]), 1000), { id: 4 }));
  const short = (format: number, ...fields: number[]) =>
    reader.push(Buffer.from([(format << 6) | 4, ...fields, 9])).map(({ timestamp }) => timestamp);
  expect(short(1, 0, 0, 40, 0, 0, 1, 9)).toEqual([1040]);
  expect(short(2, 0, 0, 20)).toEqual([1060]);
  expect(short(3)).toEqual([1080]);
});

it('refuses chunks and sizes that cannot be', () => {
  const fails = (...bytes: number[]) =>
    expect(() => new ChunkReader().push(Buffer.from(bytes))).toThrow(RtmpError);
  fails(0x43, 0, 0, 0, 0, 0, 1, 9);
  fails(3, 0, 0, 0, 0xff, 0xff, 0xff, 9, 0, 0, 0, 0);
  // A size of chunks of nothing.
  fails(2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0);
  // Chunks of a byte each.
  fails(2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 1);
  const reader = new ChunkReader();
  reader.allowPictures();
  const begin = (id: number) => {
    const head = Buffer.alloc(12 + 128);
    head.writeUInt8(id);
    head.writeUIntBE(4 * 1024 * 1024, 4, 3);
    return head;
  };
  expect(() => {
    for (let id = 3; id < 60; id++) reader.push(begin(id));
  }).toThrow(RtmpError);
});

it('reads short messages alone until somebody may publish (TRUST 68)', () => {
  const long = writeMessage(message(Buffer.alloc(65_537, 1)), { chunkSize: 128 });
  expect(() => new ChunkReader().push(long)).toThrow(RtmpError);
  const reader = new ChunkReader();
  reader.allowPictures();
  expect(reader.push(long)).toEqual([message(Buffer.alloc(65_537, 1))]);
});

it('does not copy what has come of a chunk with each piece of it (TRUST F12)', () => {
  const body = Buffer.alloc(1_000_000, 7);
  const sizeOfChunks = Buffer.alloc(4);
  sizeOfChunks.writeUInt32BE(0xff_ffff);
  const reader = new ChunkReader();
  reader.allowPictures();
  reader.push(writeMessage({ ...message(sizeOfChunks), type: 1 }));
  const bytes = writeMessage(message(body), { chunkSize: body.length });
  const concat = vi.spyOn(Buffer, 'concat');
  const found = [];
  for (let at = 0; at < bytes.length; at += 100) found.push(...reader.push(bytes.subarray(at, at + 100)));
  const copied = concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
  concat.mockRestore();
  expect(found).toEqual([message(body)]);
  // Each of the 10,000 pieces would have copied half of them: 5,000 times as much.
  expect(copied).toBeLessThan(50 * body.length);
});

it('reads what commands say, and little of what they should not', () => {
  const values = ['connect', 1, { app: 'live', nested: { a: true } }, null];
  expect(readAmf(writeAmf(...values))).toEqual(values);
  const deep = Buffer.concat([
    ...Array.from({ length: 20 }, () => Buffer.from([3, 0, 1, 0x61])),
    Buffer.from([5]),
  ]);
  for (const bytes of [
    deep,
    Buffer.from([2, 255, 255, 1]),
    Buffer.from([0x0a, 255, 255, 255, 255]),
    Buffer.from([99]),
    Buffer.alloc(5000, 5),
  ])
    expect(() => readAmf(bytes)).toThrow(AmfError);
  expect(Object.getPrototypeOf(readAmf(Buffer.from([3, 0, 0, 9]))[0])).toBeNull();
});

it('knows how large a picture is, and takes H.264 and AAC alone', () => {
  expect(pictureConfig(pictureDescription(1280, 720))).toMatchObject({
    codec: 'avc1.42c01f',
    codedWidth: 1280,
    codedHeight: 720,
  });
  expect(pictureConfig(pictureDescription(1920, 1080))).toMatchObject({
    codedWidth: 1920,
    codedHeight: 1080,
  });
  expect(soundConfig(SOUND_DESCRIPTION)).toMatchObject({ codec: 'mp4a.40.2', sampleRate: 48_000 });
  const whole = pictureDescription(1280, 720);
  for (let length = 0; length < 12; length++)
    expect(() => pictureConfig(whole.subarray(0, length))).toThrow(RtmpError);
  expect(() => pictureConfig(pictureDescription(8000, 720))).toThrow(RtmpError);
  // VP6, an enhanced header, MP3.
  expect(() => readPicture(Buffer.from([0x14, 0, 0, 0, 0]))).toThrow(RtmpError);
  expect(() => readPicture(Buffer.from([0x90, 0x68, 0x76, 0x63, 0x31]))).toThrow(RtmpError);
  expect(() => readSound(Buffer.from([0x2f, 1, 0]))).toThrow(RtmpError);
  expect(readPicture(Buffer.from([0x27, 1, 0xff, 0xff, 0xd8, 1]))).toMatchObject({ shownAfterMs: -40 });
});
