import { expect, it } from 'vitest';
import { toPlaylist, type PlaylistSegment } from './playlist.ts';

const segment = (position: number, more: Partial<PlaylistSegment> = {}): PlaylistSegment => ({
  position,
  run: 0,
  take: 1,
  number: position + 1,
  init_number: 1,
  duration_ms: 2000,
  ...more,
});

it('names what goes on from its place in the whole', () => {
  expect(toPlaylist([segment(7), segment(8, { duration_ms: 1987 })], false)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-MEDIA-SEQUENCE:7',
      '#EXT-X-DISCONTINUITY-SEQUENCE:0',
      '#EXT-X-MAP:URI="1-1.m4s"',
      '#EXTINF:2.000,',
      '1-8.m4s',
      '#EXTINF:1.987,',
      '1-9.m4s',
      '',
    ].join('\n'),
  );
});

it('says where what follows is encoded otherwise, or is another clock, and where it ends', () => {
  const text = toPlaylist(
    [
      segment(1),
      segment(2, { number: 4, init_number: 3, run: 1 }),
      segment(3, { take: 2, number: 2, run: 2, duration_ms: 3600 }),
    ],
    true,
  );
  expect(text.match(/DISCONTINUITY$|MAP.*$|^\d.*$|ENDLIST|TARGETDURATION:\d+|VOD/gm)).toEqual([
    'TARGETDURATION:4',
    'VOD',
    'MAP:URI="1-1.m4s"',
    '1-2.m4s',
    'DISCONTINUITY',
    'MAP:URI="1-3.m4s"',
    '1-4.m4s',
    'DISCONTINUITY',
    'MAP:URI="2-1.m4s"',
    '2-2.m4s',
    'ENDLIST',
  ]);
});
