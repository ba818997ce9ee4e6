import { arch } from './architecture.ts';
import { GREY, type Face } from './face.ts';
import { englishToPortuguese } from './faces-en-to-pt.ts';
import { chineseAndArabic } from './faces-zh-ar.ts';
import { before, behind } from './hair.ts';
import { P } from './palette.ts';
import { clip, disc, file, oval, path, place, rect, ring, stroke } from './svg.ts';

/** Width and height of an avatar. */
const SIZE = 96;

function draw(face: Face): string {
  const { ground, field, skin: tone, hair, color, coat, beard, glasses, earrings } = face;
  const bust = [
    behind[hair]?.(color) ?? '',
    path('M8 98Q8 74 34 70L48 74L62 70Q88 74 88 98Z', coat),
    path('M34 70L48 84L62 70L57 67H39Z', hair === 'scarf' ? coat : P.white),
    path('M40 58H56V70Q48 78 40 70Z', tone),
    faintShade(path('M40 62Q48 70 56 62V66Q48 74 40 66Z', P.ink)),
    oval(48, 44, 19.5, 22, tone),
    beard ? path('M28.5 44Q30 52 38 54Q48 49 58 54Q66 52 67.5 44Q70 68 48 70T28.5 44Z', beard) : '',
    hair === 'scarf' ? '' : disc(28.5, 46, 3.4, tone) + disc(67.5, 46, 3.4, tone),
    before[hair](color),
    disc(40, 44, 2, P.ink) + disc(56, 44, 2, P.ink),
    stroke(
      'M36 38.5Q40 36.6 43 38.3M53 38.3Q56 36.6 60 38.5',
      hair === 'bald' || color === GREY ? P.ink3 : P.ink,
      1.3,
    ),
    stroke('M48 45L46.6 51H49', P.ink, 1.1),
    stroke('M42 57Q48 61.5 54 57', beard ? P.white : P.terraDark, 1.8),
    glasses
      ? ring(40, 44, 6.4, P.ink, 1.6) +
        ring(56, 44, 6.4, P.ink, 1.6) +
        stroke('M46.4 43.4Q48 42.4 49.6 43.4', P.ink, 1.6)
      : '',
    earrings ? disc(28, 52, 2.3, earrings) + disc(68, 52, 2.3, earrings) : '',
  ].join('');
  return file(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, ground) +
      arch(12, 8, 72, 96, field) +
      clip('a', 'M0 0H96V96H0Z', place(0, 0, bust)),
  );
}

const faintShade = (shapes: string): string => `<g opacity=".18">${shapes}</g>`;

/** The avatars, in the order of the demo people. */
export const avatars: string[] = [...chineseAndArabic, ...englishToPortuguese].map(draw);
