import { expect, it } from 'vitest';
import { parseVtt } from './parse-vtt.ts';

it('reads cues with and without names, hours and markup', () => {
  const file = `WEBVTT

NOTE 00:00:01.000 --> 00:00:02.000 is not a cue

intro
00:01.500 --> 00:04.000 align:start
<v Ada>A plan &amp; a <i>date</i>
are two things.

01:00:00.000 --> 01:00:02.250
第二行

broken --> line
no
`;
  expect(parseVtt(file)).toEqual([
    { id: '1', startSeconds: 1.5, endSeconds: 4, text: 'A plan & a date\nare two things.' },
    { id: '2', startSeconds: 3600, endSeconds: 3602.25, text: '第二行' },
  ]);
});

it('reads files of Windows, and nothing out of nothing', () => {
  expect(parseVtt('WEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nhi\r\n')).toHaveLength(1);
  expect(parseVtt('<html>')).toEqual([]);
});
