import { f } from '../svg.ts';
import type { Words3 } from './video.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One line of text; `anchor` middle, start or end as in SVG. */
export const line = (
  x: number,
  y: number,
  text: string,
  size: number,
  color: string,
  weight = 500,
  anchor = 'middle',
  font = 'words',
): string =>
  `<text x="${f(x)}" y="${f(y)}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}" class="${font}">${escape(text)}</text>`;

/** One line of Arabic; `anchor` start is its right end. */
export const arabic = (
  x: number,
  y: number,
  text: string,
  size: number,
  color: string,
  weight: number,
  anchor: string,
): string =>
  `<text x="${f(x)}" y="${f(y)}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}" direction="rtl" class="words">${escape(text)}</text>`;

/** The heading of a scene: Chinese and English at the left, Arabic at the right. */
export const heading = (words: Words3, color: string, soft: string): string =>
  line(48, 62, words.zh, 32, color, 700, 'start') +
  line(48, 94, words.en, 20, soft, 500, 'start') +
  arabic(912, 66, words.ar, 30, color, 700, 'start');

/** A name beside a thing: three short lines around x. */
export const tag = (x: number, y: number, words: Words3, color: string, size = 18): string =>
  line(x, y, words.zh, size, color, 700) +
  line(x, y + size * 1.2, words.en, size * 0.84, color, 500) +
  arabic(x, y + size * 2.4, words.ar, size * 0.92, color, 500, 'middle');

/** Text of a terminal or a formula. */
export const mono = (
  x: number,
  y: number,
  text: string,
  size: number,
  color: string,
  anchor = 'middle',
): string => line(x, y, text, size, color, 600, anchor, 'mono');
