import { arch, star8, voussoirs } from '../architecture.ts';
import { manuscript } from '../motifs/manuscripts.ts';
import { houseOfWisdom } from '../motifs/history.ts';
import { P, schemes } from '../palette.ts';
import { disc, faint, place, rect, stroke, times } from '../svg.ts';
import { INK, poster, room } from './set.ts';
import { ease, grow, mix, rise, show } from './timeline.ts';
import { cues, type Video } from './video.ts';
import { arabic, heading, mono, tag } from './words.ts';

const X = 90;
const FIVE = 150;
const LEFT = 330;
const TOP = 150;

const captions = cues([
  [
    5,
    '公元 820 年前后，花拉子米在巴格达写了一本关于方程的书。',
    'Around the year 820, in Baghdad, al-Khwarizmi wrote a book about equations.',
    'نحو عام 820م كتب الخوارزمي في بغداد كتابًا عن المعادلات.',
  ],
  [
    6,
    '他不用符号，只用文字：一个平方加上十个根，等于三十九。',
    'He used no symbols, only words: a square and ten of its roots equal thirty-nine.',
    'لم يستعمل رموزًا بل كلمات: مالٌ وعشرة أجذار تعدل تسعة وثلاثين.',
  ],
  [
    5.5,
    '今天我们写成 x² + 10x = 39。他把它画成图形。',
    'Today we write x² + 10x = 39. He drew it as a picture.',
    'نكتبها اليوم x² + 10x = 39، أما هو فرسمها شكلًا.',
  ],
  [
    5.5,
    '先画一个边长为 x 的正方形：它的面积是 x²。',
    'Begin with a square whose side is x. Its area is x².',
    'نبدأ بمربع طول ضلعه x، ومساحته x².',
  ],
  [
    6.5,
    '把 10x 分成两个长方形，各为 5 乘 x，贴在正方形的两边。',
    'Split the 10x into two rectangles, each 5 by x, and lay them along two sides.',
    'نقسم 10x إلى مستطيلين، كل منهما 5 في x، ونضعهما على ضلعين.',
  ],
  [
    5.5,
    '到这里，图形的面积正好是 39。可是缺了一个角。',
    'So far the figure has an area of 39. But one corner is missing.',
    'مساحة الشكل حتى الآن 39، لكن ركنًا ينقصه.',
  ],
  [
    6,
    '缺的角是 5 乘 5，也就是 25。补上它：39 + 25 = 64。',
    'The corner is 5 by 5, that is 25. Fill it in: 39 + 25 = 64.',
    'الركن 5 في 5 أي 25. نُكمله: 39 + 25 = 64.',
  ],
  [
    6,
    '面积是 64 的大正方形，边长是 8。所以 x + 5 = 8，x = 3。',
    'A square of 64 has the side 8. So x + 5 = 8, and x is 3.',
    'مربع مساحته 64 ضلعه 8، إذن x + 5 = 8، فيكون x = 3.',
  ],
  [
    5,
    '验算：9 + 30 = 39。负数解他没有考虑。',
    'Check it: 9 + 30 = 39. Negative roots he left aside.',
    'تحقّق: 9 + 30 = 39. أما الجذر السالب فلم يأخذه في الحسبان.',
  ],
  [
    5,
    '书名里的「al-jabr」意为「复原」，这就是「代数」一词的由来。',
    'The title says al-jabr, “restoring”. Our word algebra comes from it.',
    'في عنوان الكتاب كلمة «الجبر»، ومنها جاء اسم هذا العلم في لغات العالم.',
  ],
]);

const at = (index: number): number => captions[index]?.from ?? 0;

const dimension = (x1: number, y1: number, x2: number, y2: number, text: string): string =>
  stroke(`M${x1} ${y1}L${x2} ${y2}`, P.ink, 3) +
  disc(x1, y1, 4, P.ink) +
  disc(x2, y2, 4, P.ink) +
  (x1 === x2
    ? mono(x1 - 22, (y1 + y2) / 2 + 8, text, 22, P.ink)
    : mono((x1 + x2) / 2, y1 - 12, text, 22, P.ink));

function figure(t: number): string {
  const slide = ease(t, at(4) + 1.2, at(4) + 2.6);
  const gap = mix(40, 4, slide);
  const whole = ease(t, at(7) + 0.5, at(7) + 1.5);
  const corner = ease(t, at(6) + 1, at(6) + 2.2);
  const cx = LEFT + X + 4;
  const cy = TOP + X + 4;
  return [
    grow(
      t,
      at(3) + 0.4,
      LEFT + X / 2,
      TOP + X / 2,
      rect(-X / 2, -X / 2, X, X, P.blue) + star8(0, 0, 26, P.sky) + star8(0, 0, 17, P.blue),
    ),
    show(
      t,
      at(3) + 2,
      dimension(LEFT, TOP - 14, LEFT + X, TOP - 14, 'x') + dimension(LEFT - 16, TOP, LEFT - 16, TOP + X, 'x'),
      at(7),
    ),
    show(
      t,
      at(4) + 0.4,
      rect(LEFT + X + gap, TOP, FIVE, X, P.ochre) +
        mono(LEFT + X + gap + FIVE / 2, TOP + X / 2 + 8, '5 · x', 24, P.ink),
    ),
    show(
      t,
      at(4) + 0.8,
      rect(LEFT, TOP + X + gap, X, FIVE, P.ochre) +
        mono(LEFT + X / 2, TOP + X + gap + FIVE / 2 + 8, '5 · x', 24, P.ink),
    ),
    show(t, at(4) + 3.4, dimension(LEFT + X + 4, TOP - 14, LEFT + X + FIVE + 4, TOP - 14, '5'), at(7)),
    show(
      t,
      at(5) + 1.8,
      `<rect x="${cx}" y="${cy}" width="${FIVE}" height="${FIVE}" fill="none" stroke="${P.terra}" stroke-width="4" stroke-dasharray="10 9"/>`,
      at(6) + 2.2,
    ),
    corner > 0
      ? place(
          mix(800, cx + FIVE / 2, corner),
          mix(420, cy + FIVE / 2, corner),
          rect(-FIVE / 2, -FIVE / 2, FIVE, FIVE, P.terra) + mono(0, 9, '25', 30, P.white),
          1,
          mix(30, 0, corner),
        )
      : '',
    whole > 0
      ? faint(
          whole,
          `<rect x="${LEFT - 5}" y="${TOP - 5}" width="${X + FIVE + 14}" height="${X + FIVE + 14}" fill="none" stroke="${P.ink}" stroke-width="6"/>${dimension(LEFT, TOP - 20, LEFT + X + FIVE + 4, TOP - 20, '8')}`,
        )
      : '',
  ].join('');
}

function formulas(t: number): string {
  const lines: [number, string, string][] = [
    [at(3) + 0.2, 'x² + 10x = 39', P.ink],
    [at(6) + 2.4, '39 + 25 = 64', P.terraDark],
    [at(7) + 0.8, 'x + 5 = 8', P.blue],
    [at(7) + 2.8, 'x = 3', P.blue],
    [at(8) + 0.6, '9 + 30 = 39', P.laurelDark],
  ];
  return lines
    .map(([from, text, color], i) => rise(t, from, mono(780, 176 + i * 54, text, 28, color), at(9) + 0.4))
    .join('');
}

function draw(t: number): string {
  const wall = room(P.plaster, P.ink, P.plasterShade, P.terra, P.blue, 'teeth');
  return [
    wall,
    show(
      t,
      0,
      heading(
        { zh: '花拉子米与代数', en: 'Al-Khwarizmi and algebra', ar: 'الخوارزمي والجبر' },
        INK.strong,
        INK.soft,
      ),
      at(2),
    ),
    show(
      t,
      0,
      arch(278, 96, 404, 354, P.blue) + voussoirs(480, 298, 202, 20, 17, P.terra, P.ochrePale),
      at(2),
    ),
    show(t, 0, place(480, 334, houseOfWisdom(), 0.96), at(1) + 0.2),
    show(t, at(1) + 0.2, place(480, 322, manuscript(), 1.02), at(2)),
    show(
      t,
      at(2) + 0.2,
      arabic(480, 230, 'مالٌ وعشرة أجذار تعدل تسعة وثلاثين', 32, P.terraDark, 600, 'middle') +
        mono(480, 310, 'x² + 10x = 39', 56, P.ink),
      at(3) + 0.2,
    ),
    show(
      t,
      at(2),
      heading({ zh: '把方程画出来', en: 'Draw the equation', ar: 'ارسم المعادلة' }, INK.strong, INK.soft),
      at(5),
    ),
    show(
      t,
      at(5),
      heading({ zh: '补成正方形', en: 'Complete the square', ar: 'إكمال المربع' }, INK.strong, INK.soft),
      at(9),
    ),
    show(
      t,
      at(3),
      times(9, (i) =>
        faint(0.5, star8(120 + (i % 3) * 56, 190 + Math.floor(i / 3) * 56, 20, i % 2 ? P.ochrePale : P.sky)),
      ),
      at(9),
    ),
    show(t, at(2), figure(t) + formulas(t), at(9) + 0.4),
    show(
      t,
      at(5) + 0.6,
      tag(150, 388, { zh: '面积 39', en: 'area 39', ar: 'المساحة 39' }, P.ink, 16),
      at(6) + 1,
    ),
    show(
      t,
      at(9),
      heading({ zh: 'al-jabr → 代数', en: 'al-jabr → algebra', ar: 'الجبر' }, INK.strong, INK.soft),
    ),
    show(
      t,
      at(9) + 0.4,
      place(
        480,
        290,
        rect(-150, -120, 300, 260, P.terra, 6) +
          rect(-134, -104, 268, 228, P.blue, 4) +
          star8(0, 10, 92, P.ochre) +
          star8(0, 10, 66, P.blue) +
          star8(0, 10, 40, P.ochrePale) +
          disc(0, 10, 15, P.terra),
      ),
    ),
  ].join('');
}

/** How al-Khwarizmi solved a quadratic equation by completing a square. */
export const algebraAlKhwarizmi: Video = {
  name: 'algebra-al-khwarizmi',
  seconds: 57,
  cues: captions,
  poster: () => poster({ ...schemes.aegean, niche: P.ink, nicheShade: P.ink2 }, 'teeth', manuscript(), 1.05),
  draw,
  key: -2,
};
