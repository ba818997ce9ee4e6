import { globalFontFace } from '@vanilla-extract/css';
import { standIns } from './font-families.ts';

/** Of an em, as Onest has them. */
const ASCENT = 0.97;
const DESCENT = 0.305;
/** What Onest draws in Latin and Cyrillic; letters of other scripts have faces of their own. */
const LETTERS = 'U+0-24F, U+300-36F, U+400-52F, U+1E00-1EFF, U+2000-206F, U+20A0-20CF';

/** A face of the device for a weight, and how much wider the same words are in Onest (measured in three languages). */
interface StandIn {
  weight: number;
  local: readonly string[];
  width: number;
}

const REGULAR = ['Arial', 'Liberation Sans', 'Arimo'] as const;
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] as const;
const BY_FAMILY: readonly (readonly [family: string, fonts: readonly StandIn[]])[] = [
  [
    standIns.arial,
    [
      { weight: 400, local: REGULAR, width: 1.045 },
      { weight: 500, local: REGULAR, width: 1.055 },
      { weight: 600, local: BOLD, width: 0.992 },
      { weight: 700, local: BOLD, width: 1.002 },
    ],
  ],
  // Android has no Arial.
  [
    standIns.roboto,
    [
      { weight: 400, local: ['Roboto'], width: 1.053 },
      { weight: 500, local: ['Roboto Medium', 'Roboto'], width: 1.055 },
      { weight: 600, local: ['Roboto Bold', 'Roboto'], width: 1.056 },
      { weight: 700, local: ['Roboto Bold', 'Roboto'], width: 1.067 },
    ],
  ],
];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

// Text is there before Onest is. In these it takes the same room, so that nothing moves when Onest comes.
for (const [family, fonts] of BY_FAMILY)
  for (const { weight, local, width } of fonts)
    globalFontFace(family, {
      src: local.map((name) => `local('${name}')`).join(', '),
      fontWeight: weight,
      unicodeRange: LETTERS,
      sizeAdjust: percent(width),
      ascentOverride: percent(ASCENT / width),
      descentOverride: percent(DESCENT / width),
      lineGapOverride: '0%',
    });
