import { expect, it } from 'vitest';
import { toVtt } from './to-vtt.ts';

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

it.each(['', 'Hello', 'WEBVTTX\n', '{"captions": []}', '1\nHello'])('takes %j for no captions', (text) => {
  expect(toVtt(text)).toBeUndefined();
});
