import { column } from '../architecture.ts';
import { mark } from '../logos.ts';
import { heldBook, sitting, standing } from '../motifs/people.ts';
import { P } from '../palette.ts';
import { disc, file, mirror, path, place, rect, ring, stroke, times } from '../svg.ts';
import { buried, far } from './porch-views.ts';
import { PAPER } from './set.ts';
import { rise, show } from './timeline.ts';
import { FRAME, cues, type Video } from './video.ts';
import { heading, tag } from './words.ts';

const captions = cues([
  [
    5.5,
    '约公元前 460 年，雅典广场边上建起一座长长的柱廊。',
    'About 460 BC a long porch rose at the edge of the market square of Athens.',
    'نحو عام 460 ق.م قام رواق طويل على طرف ساحة السوق في أثينا.',
  ],
  [
    5.5,
    '一面是成排的柱子，向所有人敞开。这种建筑叫「斯多亚」。',
    'One long side was a row of columns, open to everyone. Such a porch is a stoa.',
    'أحد جانبيه الطويلين صف أعمدة مفتوح للجميع، ومثل هذا الرواق يسمى «ستوا».',
  ],
  [
    6,
    '里面挂着巨幅的画，所以人们叫它「彩绘柱廊」，Stoa Poikile。',
    'Large paintings hung inside, so people called it Stoa Poikile, the Painted Porch.',
    'عُلّقت في داخله لوحات كبيرة فسمّاه الناس «الرواق المصوَّر»، ستوا بويكيلي.',
  ],
  [
    5.5,
    '画上有特洛伊的陷落，也有马拉松战役的胜利。',
    'They showed the fall of Troy and the victory at Marathon.',
    'صوّرت اللوحات سقوط طروادة والنصر في معركة ماراثون.',
  ],
  [
    6.5,
    '公元前 300 年左右，塞浦路斯来的芝诺开始在这里讲课，边走边谈。',
    'Around 300 BC Zeno, who came from Cyprus, began to teach here, walking up and down.',
    'نحو عام 300 ق.م بدأ زينون القادم من قبرص يعلّم هنا وهو يمشي جيئة وذهابًا.',
  ],
  [
    5.5,
    '没有大门，也没有围墙：路过的人都可以停下来听。',
    'There was no gate and no wall: whoever passed could stop and listen.',
    'لا باب ولا سور: كل من مرّ كان يستطيع أن يقف ويستمع.',
  ],
  [
    5,
    '他的学生因这个地方得名：斯多亚学派。',
    'His pupils were named after the place: the Stoics.',
    'سُمّي تلاميذه باسم المكان: الرواقيون.',
  ],
  [
    6,
    '后来柱廊埋在地下许多个世纪，直到 1981 年才发掘出它的遗迹。',
    'The porch lay buried for centuries, until its remains were dug up in 1981.',
    'ظل الرواق مدفونًا قرونًا حتى كُشف عن بقاياه عام 1981.',
  ],
  [
    6,
    '但它的想法留了下来：学校可以在众人中间，有一面永远敞开。',
    'Its idea remains: a school can stand in public, open on one side.',
    'وبقيت فكرته: يمكن للمدرسة أن تقوم بين الناس، مفتوحةً من أحد جوانبها.',
  ],
]);

export const at = (index: number): number => captions[index]?.from ?? 0;

/** Where the columns of the near view stand. */
const COLUMNS = [90, 285, 480, 675, 870];

const ship = (): string =>
  path('M-44 10H44L34 30H-34Z', P.ink) +
  rect(-2, -40, 4, 50, P.ink) +
  path('M-30 -36Q0 -26 30 -36V0Q0 8 -30 0Z', P.white);

const horse = (): string =>
  path(
    'M-40 10Q-44 -22 -10 -22H18L30 -54L52 -44L46 -34L38 -36L36 4L34 44H24L20 14H-18L-24 44H-34L-32 14Z',
    P.ochre,
  ) +
  times(3, (i) => rect(-20 + i * 14, -14, 8, 12, P.ochreDark)) +
  disc(-30, 48, 7, P.ink) +
  disc(28, 48, 7, P.ink);

const shields = (): string =>
  times(
    4,
    (i) =>
      stroke(`M${-46 + i * 26} 40L${-30 + i * 26} -52`, P.plaster, 3) +
      disc(-38 + i * 26, 10, 15, [P.terra, P.ochre, P.terra, P.ochre][i] ?? P.terra) +
      disc(-38 + i * 26, 10, 6, P.ink),
  );

/** People of Athens who pass by. */
const strollers = (t: number): string =>
  place(
    120 + (t - at(1)) * 16,
    446,
    standing(P.ochre, P.ochreDark, P.terraPale, P.ink, Math.sin(t * 3) * 0.2),
    1,
  ) +
  mirror(
    860 - (t - at(1)) * 13,
    448,
    standing(P.blueMid, P.blue, P.ochrePale, P.ink, Math.sin(t * 3 + 1) * 0.2),
    1.05,
  );

function near(t: number): string {
  const paint = (i: number, scene: string) =>
    rect(COLUMNS[i]! + 44, 170, 107, 150, P.ochre) +
    rect(COLUMNS[i]! + 50, 176, 95, 138, [P.terraDark, P.blueMid, P.laurelDark, P.terra][i] ?? P.blue) +
    place(COLUMNS[i]! + 97, 250, scene, 0.82);
  const zeno = at(4) + 1;
  const walk = t < zeno ? 0 : (t - zeno) * 0.55;
  const x = 480 + Math.sin(walk) * 230;
  const facing = Math.cos(walk) >= 0 ? 1 : -1;
  const man =
    standing(P.terra, P.terraDark, P.ochrePale, P.white, 0.3 + Math.sin(t * 4) * 0.15) +
    path('M-12 -122Q-10 -98 0 -98T12 -122Q0 -112 -12 -122Z', P.white);
  const listeners = [
    [170, P.terra, P.terraDark, 0],
    [360, P.ochre, P.ochreDark, 0.7],
    [600, P.laurelPale, P.laurel, 1.4],
    [770, P.blueMid, P.blue, 2.1],
  ] as const;
  return [
    rect(0, 118, FRAME.w, 300, P.ink2),
    show(t, at(2) + 0.6, paint(0, shields())),
    show(t, at(2) + 1.4, paint(1, ship())),
    show(t, at(2) + 2.2, paint(2, horse())),
    show(t, at(2) + 3, paint(3, shields())),
    show(
      t,
      at(3) + 0.4,
      `<rect x="${COLUMNS[2]! + 40}" y="166" width="115" height="158" fill="none" stroke="${P.white}" stroke-width="5"/>`,
      at(3) + 2.6,
    ),
    show(
      t,
      at(3) + 2.8,
      `<rect x="${COLUMNS[0]! + 40}" y="166" width="115" height="158" fill="none" stroke="${P.white}" stroke-width="5"/>`,
      at(4),
    ),
    ...COLUMNS.map((cx) => column(cx, 118, 418, 62, P.white, P.plasterShade)),
    rect(0, 110, FRAME.w, 12, P.plaster),
    rect(0, 418, FRAME.w, 20, P.plaster) + rect(0, 438, FRAME.w, 14, P.plasterShade),
    rect(0, 452, FRAME.w, 88, P.ochrePale),
    show(t, at(1) + 0.6, strollers(t), at(4) + 0.6),
    show(t, zeno - 0.6, facing === 1 ? place(x, 446, man, 1.15) : mirror(x, 446, man, 1.15), at(7)),
    ...listeners.map(([lx, a, b, wait]) =>
      rise(t, at(5) + wait, place(lx, 496, sitting(a, b, P.ochreDark, P.ink), 0.85), at(7)),
    ),
    show(t, at(5) + 2.8, place(235, 500, heldBook(P.blue), 1), at(7)),
  ].join('');
}

function draw(t: number): string {
  const dark = rect(0, 0, FRAME.w, 112, P.blue);
  return [
    rect(0, 0, FRAME.w, FRAME.h, P.blue),
    show(t, 0, far(), at(1) + 0.3),
    show(t, at(1), near(t), at(7) + 0.3),
    show(t, at(7), buried(t), at(8) + 0.3),
    t < at(7) && t > at(1) ? show(t, at(1), dark) : '',
    show(
      t,
      0,
      heading({ zh: '什么是斯多亚？', en: 'What was the Stoa?', ar: 'ما الرواق؟' }, PAPER.strong, PAPER.soft),
      at(2),
    ),
    show(
      t,
      at(2),
      heading({ zh: '彩绘柱廊', en: 'The Painted Porch', ar: 'الرواق المصوَّر' }, PAPER.strong, PAPER.soft),
      at(4),
    ),
    show(
      t,
      at(4),
      heading(
        { zh: '芝诺与他的听众', en: 'Zeno and those who listened', ar: 'زينون ومستمعوه' },
        PAPER.strong,
        PAPER.soft,
      ),
      at(6),
    ),
    show(
      t,
      at(6),
      heading({ zh: '斯多亚学派', en: 'The Stoics', ar: 'الرواقيون' }, PAPER.strong, PAPER.soft),
      at(7),
    ),
    show(
      t,
      at(7),
      heading({ zh: '重见天日', en: 'Found again', ar: 'عاد إلى النور' }, P.ink, P.ink2),
      at(8) + 0.2,
    ),
    show(
      t,
      at(8) + 0.2,
      rect(0, 0, FRAME.w, FRAME.h, P.blue) +
        ring(480, 230, 140, P.blueDark, 40) +
        place(384, 128, mark(P.white, P.ochre), 6) +
        tag(
          480,
          410,
          { zh: '有一面永远敞开', en: 'open on one side', ar: 'مفتوح من أحد جوانبه' },
          P.white,
          24,
        ),
    ),
  ].join('');
}

/** What the Painted Porch in Athens was, and why a school is named after it. */
export const porchWhatWasTheStoa: Video = {
  name: 'porch-what-was-the-stoa',
  seconds: 52,
  cues: captions,
  poster: () => file(FRAME.w, FRAME.h, far()),
  draw,
  key: 2,
};
