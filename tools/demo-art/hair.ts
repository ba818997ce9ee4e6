import { type Hair } from './face.ts';
import { P } from './palette.ts';
import { disc, path, rect, stroke, times } from './svg.ts';

export const behind: Partial<Record<Hair, (c: string) => string>> = {
  bob: (c) => path('M24 46Q22 18 48 18T72 46V62Q66 70 58 66H38Q30 70 24 62Z', c),
  long: (c) => path('M24 44Q22 17 48 17T72 44L76 84H20Z', c),
  bun: (c) => disc(48, 14, 10, c),
  curls: (c) =>
    times(9, (i) =>
      disc(
        48 + 25 * Math.cos((Math.PI * (i * 25 - 10)) / 180 + Math.PI),
        44 + 22 * Math.sin((Math.PI * (i * 25 - 10)) / 180 + Math.PI),
        10,
        c,
      ),
    ),
  afro: (c) => disc(48, 37, 28, c),
  braids: (c) =>
    times(5, (i) => disc(26, 48 + i * 8, 5.5 - i * 0.4, c) + disc(70, 48 + i * 8, 5.5 - i * 0.4, c)),
  scarf: (c) => path('M21 48Q20 14 48 14T75 48Q77 70 82 88H14Q19 70 21 48Z', c),
  ponytail: (c) => path('M64 26Q86 26 84 48Q84 64 76 70Q78 50 66 42Z', c),
};

export const before: Record<Hair, (c: string) => string> = {
  short: (c) => path('M28 42Q24 18 48 18T68 42Q66 30 58 29Q44 32 36 29Q29 32 28 42Z', c),
  side: (c) => path('M27 44Q22 17 48 17Q74 18 69 44Q68 32 60 28Q46 38 31 32Q28 36 27 44Z', c),
  bob: (c) => path('M26 46Q22 18 48 18T70 46Q68 32 58 28Q42 38 30 36Q27 40 26 46Z', c),
  long: (c) => path('M26 46Q24 18 48 18T70 46Q66 32 48 26Q30 32 26 46Z', c),
  bun: (c) => path('M27 44Q24 19 48 19T69 44Q64 29 48 28T27 44Z', c),
  curls: (c) => times(5, (i) => disc(31 + i * 8.5, 27 - (i % 2) * 3, 6.5, c)),
  afro: (c) => path('M28 40Q30 26 48 26T68 40Q68 18 48 16T28 40Z', c),
  braids: (c) => path('M26 48Q22 18 48 18T70 48Q66 30 49 27V20H47V27Q30 30 26 48Z', c),
  bald: () => '',
  scarf: (c) =>
    path('M25 50Q22 17 48 17T71 50Q70 27 48 25T25 50Z', c) +
    path('M25 50Q28 74 48 76T71 50Q76 78 62 86H34Q20 78 25 50Z', c),
  turban: (c) =>
    path('M23 36Q20 10 48 10T73 36Q60 28 48 30T23 36Z', c) +
    stroke('M28 32Q42 16 66 17M30 20Q52 22 70 32', P.white, 1.6),
  wave: (c) =>
    path('M27 42Q18 28 32 22Q38 12 52 17Q70 15 70 30Q72 36 69 43Q66 34 60 31Q52 34 46 30Q34 30 27 42Z', c),
  fringe: (c) => path('M27 50Q22 18 48 18T69 50Q68 42 67 37H29Q27 42 27 50Z', c),
  cap: (c) => path('M27 34Q28 14 48 14T69 34Z', c) + rect(24, 31, 48, 6, P.ink, 3) + disc(48, 14, 3, P.ink),
  quiff: (c) => path('M28 40Q26 26 34 24Q36 10 56 12Q72 14 69 40Q66 30 60 30Q44 32 34 28Q29 32 28 40Z', c),
  ponytail: (c) => path('M27 44Q24 19 48 18T69 44Q66 30 52 26Q40 36 27 44Z', c),
};
