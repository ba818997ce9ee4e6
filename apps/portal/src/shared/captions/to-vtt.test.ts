import { expect, it } from 'vitest';
import { toVtt, writeVtt } from './to-vtt.ts';

it('takes WebVTT as it is, without a byte order mark', () => {
  const vtt = 'WEBVTT - Tides\n\n00:01.000 --> 00:02.000\nHello\n';
  expect(toVtt(`\uFEFF${vtt}`)).toBe(vtt);
  expect(toVtt(vtt.replaceAll('\n', '\r\n'))).toBe(vtt);
});

it('turns SubRip into WebVTT, and leaves what is said alone', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nAt 10:00:00,000 sharp\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n好\r\n';
  expect(toVtt(srt)).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nAt 10:00:00,000 sharp\n\n2\n00:00:03.000 --> 00:00:04.000\n好\n',
  );
});

it('writes lines as WebVTT, whose text ends no line and is no markup', () => {
  const cues = [
    { startMs: 1_005, endMs: 2_500, text: 'Less < more & <b>more</b>' },
    { startMs: 3_600_000, endMs: 3_661_250, text: ' 第二行\n\n --> 第三行 ' },
  ];
  const file = writeVtt(cues);
  expect(file).toBe(
    'WEBVTT\n\n00:00:01.005 --> 00:00:02.500\nLess &lt; more &amp; &lt;b&gt;more&lt;/b&gt;\n\n01:00:00.000 --> 01:01:01.250\n第二行\n--&gt; 第三行\n',
  );
  expect(toVtt(file)).toBe(file);
  expect(writeVtt([])).toBe('WEBVTT\n\n');
});

it.each(['', 'Hello', 'WEBVTTX\n', '{"captions": []}', '1\nHello'])('takes %j for no captions', (text) => {
  expect(toVtt(text)).toBeUndefined();
});
