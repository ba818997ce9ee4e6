import { arch, archPath, voussoirs } from '../architecture.ts';
import { shop } from '../motifs/design.ts';
import { standing } from '../motifs/people.ts';
import { cycle, pathToPorch, tick } from '../motifs/work.ts';
import { P, schemes } from '../palette.ts';
import { clip, disc, f, path, place, poly, rect, ring, stroke, times } from '../svg.ts';
import { INK, poster, room } from './set.ts';
import { ease, grow, mix, rise, show } from './timeline.ts';
import { cues, type Video } from './video.ts';
import { heading, line, tag } from './words.ts';

const captions = cues([
  [5, '我们每天做的工作分两类。', 'Every day we do two kinds of work.', 'نؤدي كل يوم نوعين من العمل.'],
  [
    6,
    '有些工作不断重复：每天清晨烤同样的面包。这叫日常运营。',
    'Some of it repeats: the same bread, every morning. That is operation.',
    'بعضه يتكرر: الخبز نفسه كل صباح. هذا هو العمل التشغيلي.',
  ],
  [
    5.5,
    '项目不一样：它只做一次，并且带来新的东西。',
    'A project is different: it happens once and creates something new.',
    'أما المشروع فمختلف: يحدث مرة واحدة ويُنشئ شيئًا جديدًا.',
  ],
  [
    6,
    '项目有开始，也有结束。结束那天，团队就去做别的事。',
    'It has a beginning and an end. On the last day the team moves on.',
    'له بداية وله نهاية، وفي يومه الأخير ينتقل الفريق إلى عمل آخر.',
  ],
  [
    5.5,
    '项目有看得见的成果：第二家面包店，开门迎客。',
    'It has a result you can point at: a second bakery, open to guests.',
    'وله نتيجة يمكنك أن تشير إليها: مخبز ثانٍ يستقبل الزبائن.',
  ],
  [
    6,
    '三样东西互相牵制：范围、时间和成本。',
    'Three things hold each other in balance: scope, time and cost.',
    'ثلاثة أشياء توازن بعضها بعضًا: النطاق والوقت والتكلفة.',
  ],
  [
    6.5,
    '拉动一边，其他边也要跟着变：店面更大，就要更多时间或更多钱。',
    'Pull one side and the others follow: a bigger shop needs more days or more money.',
    'شُدَّ ضلعًا يتبعه الآخران: متجر أكبر يحتاج إلى أيام أكثر أو مال أكثر.',
  ],
  [
    7,
    '开始之前先问三个问题：新的是什么？何时结束？怎样才算完成？',
    'So ask three questions first: what is new, when does it end, how do we know it is done?',
    'فاسأل أولًا ثلاثة أسئلة: ما الجديد؟ متى ينتهي؟ كيف نعرف أنه اكتمل؟',
  ],
]);

const at = (index: number): number => captions[index]?.from ?? 0;

const loaf = (): string =>
  path('M-40 22Q-52 -4 -34 -18Q0 -36 34 -18Q52 -4 40 22Z', P.ochreDark) +
  path('M-40 12Q-50 -8 -32 -18Q0 -34 32 -18Q50 -8 40 12Z', P.ochre) +
  times(3, (i) => stroke(`M${-20 + i * 18} -20l8 18`, P.ochrePale, 5));

function operation(t: number): string {
  const turn = (t - at(1)) * 22;
  return (
    ring(480, 290, 112, P.sky, 16) +
    times(6, (i) => {
      const a = ((i * 60 + turn) * Math.PI) / 180;
      return grow(t, at(1) + 0.4 + i * 0.35, 480 + 112 * Math.cos(a), 290 + 112 * Math.sin(a), loaf(), 0.95);
    })
  );
}

function lifetime(t: number): string {
  const k = ease(t, at(3) + 0.8, at(3) + 4);
  const x = mix(180, 760, k);
  const flag = (cx: number, color: string) =>
    rect(cx - 3, 190, 6, 150, P.ink) + path(`M${cx + 3} 190h64l-16 22l16 22h-64z`, color);
  const leave = ease(t, at(3) + 4.2, at(3) + 5.8) * 120;
  return (
    stroke('M180 340H760', P.sky, 12) +
    stroke(`M180 340H${f(x)}`, P.blue, 12) +
    flag(180, P.laurel) +
    show(t, at(3) + 3.6, flag(760, P.terra)) +
    times(3, (i) =>
      place(
        x - 20 + i * 46 + leave * (1 + i * 0.3),
        446,
        standing(
          [P.terra, P.ochre, P.laurel][i] ?? P.terra,
          [P.terraDark, P.ochreDark, P.laurelDark][i] ?? P.terra,
          [P.ochrePale, P.ochreDark, P.terraPale][i] ?? P.ochre,
          P.ink,
          0.2,
        ),
        0.6,
      ),
    ) +
    tag(180, 376, { zh: '开始', en: 'start', ar: 'البداية' }, P.ink, 16) +
    show(t, at(3) + 3.6, tag(760, 376, { zh: '结束', en: 'end', ar: 'النهاية' }, P.ink, 16))
  );
}

function triangle(t: number): string {
  const pull = ease(t, at(6) + 1, at(6) + 3);
  const a: [number, number] = [480, mix(150, 118, pull)];
  const b: [number, number] = [mix(360, 300, pull), mix(370, 400, pull)];
  const c: [number, number] = [mix(600, 660, pull), mix(370, 400, pull)];
  const half = (p: [number, number], q: [number, number]) =>
    `${f((p[0] + q[0]) / 2)} ${f((p[1] + q[1]) / 2)}`;
  const side = (from: number, p: [number, number], q: [number, number], color: string) =>
    show(
      t,
      from,
      stroke(`M${f(p[0])} ${f(p[1])}L${half(p, q)}L${f(q[0])} ${f(q[1])}`, color, mix(14, 18, pull)),
    );
  return (
    poly([a, b, c], P.white) +
    side(at(5) + 0.6, b, c, P.terra) +
    side(at(5) + 1.8, a, b, P.blue) +
    side(at(5) + 3, a, c, P.ochre) +
    [a, b, c].map(([x, y]) => disc(x, y, 13, P.ink)).join('') +
    show(
      t,
      at(5) + 0.8,
      line(480, b[1] - 50, '范围 · scope', 20, P.terraDark, 700) +
        line(480, b[1] - 24, 'النطاق', 19, P.terraDark, 600),
    ) +
    show(t, at(5) + 2, tag(b[0] - 70, 236, { zh: '时间', en: 'time', ar: 'الوقت' }, P.blue, 22)) +
    show(t, at(5) + 3.2, tag(c[0] + 70, 236, { zh: '成本', en: 'cost', ar: 'التكلفة' }, P.ochreDark, 22)) +
    show(
      t,
      at(6) + 1,
      stroke(
        `M${f(b[0] - 20)} ${f(b[1] + 6)}h-44m16 -14l-16 14l16 14M${f(c[0] + 20)} ${f(c[1] + 6)}h44m-16 -14l16 14l-16 14`,
        P.terra,
        7,
      ),
    )
  );
}

function questions(t: number): string {
  const rows = [
    { zh: '新的是什么？', en: 'What is new?', ar: 'ما الجديد؟' },
    { zh: '何时结束？', en: 'When does it end?', ar: 'متى ينتهي؟' },
    { zh: '怎样算完成？', en: 'How do we know it is done?', ar: 'كيف نعرف أنه اكتمل؟' },
  ];
  return rows
    .map(
      (row, i) =>
        rise(
          t,
          at(7) + 0.5 + i * 1.5,
          rect(150, 132 + i * 102, 660, 84, P.white, 12) +
            line(246, 168 + i * 102, row.zh, 25, P.ink, 700, 'start') +
            line(246, 197 + i * 102, row.en, 18, P.ink3, 500, 'start') +
            line(780, 183 + i * 102, row.ar, 24, P.ink, 600, 'end'),
        ) + grow(t, at(7) + 1.1 + i * 1.5, 198, 174 + i * 102, tick(24)),
    )
    .join('');
}

function draw(t: number): string {
  const built = ease(t, at(2) + 0.6, at(2) + 3.4);
  return [
    room(P.skyPale, P.ink, P.blue, P.ochre, P.terra, 'meander'),
    show(
      t,
      0,
      heading({ zh: '什么是项目？', en: 'What is a project?', ar: 'ما المشروع؟' }, INK.strong, INK.soft),
      at(1),
    ),
    show(
      t,
      0.4,
      arch(112, 146, 330, 304, P.blue) +
        voussoirs(277, 311, 165, 18, 15, P.ochre, P.plaster) +
        place(277, 312, cycle(), 0.84),
      at(1),
    ),
    show(
      t,
      1.6,
      arch(518, 146, 330, 304, P.plaster) +
        voussoirs(683, 311, 165, 18, 15, P.terra, P.ochrePale) +
        clip('w', archPath(518, 146, 330, 304), place(683, 336, pathToPorch(), 0.92)),
      at(1),
    ),
    show(
      t,
      at(1),
      heading(
        { zh: '日常运营：不断重复', en: 'Operation: it repeats', ar: 'التشغيل: عمل يتكرر' },
        INK.strong,
        INK.soft,
      ) + operation(t),
      at(2),
    ),
    show(
      t,
      at(2),
      heading(
        { zh: '项目：只有一次', en: 'A project: once, and new', ar: 'المشروع: مرة واحدة وشيء جديد' },
        INK.strong,
        INK.soft,
      ),
      at(3),
    ),
    show(
      t,
      at(2),
      `<clipPath id="b"><rect x="200" y="${f(mix(448, 130, built))}" width="560" height="330"/></clipPath><g clip-path="url(#b)">${place(480, 302, shop(), 1.2)}</g>` +
        stroke('M300 448V150H660V448M300 250H660M300 350H660', P.ochreDark, built < 1 ? 5 : 0.01),
      at(3),
    ),
    show(
      t,
      at(3),
      heading(
        { zh: '有开始，有结束', en: 'A beginning and an end', ar: 'بداية ونهاية' },
        INK.strong,
        INK.soft,
      ) + lifetime(t),
      at(4),
    ),
    show(
      t,
      at(4),
      heading({ zh: '看得见的成果', en: 'A result', ar: 'نتيجة ملموسة' }, INK.strong, INK.soft),
      at(5),
    ),
    show(
      t,
      at(4),
      place(480, 302, shop(), 1.2) +
        times(4, (i) =>
          place(
            [196, 760, 830, 130][i] ?? 0,
            446,
            standing(
              [P.terra, P.blueMid, P.ochre, P.laurel][i] ?? P.ink,
              [P.terraDark, P.blue, P.ochreDark, P.laurelDark][i] ?? P.ink,
              [P.ochrePale, P.ochreDark, P.terraPale, P.ochrePale][i] ?? P.ochre,
              P.ink,
              Math.sin(t * 3 + i) * 0.4,
            ),
            0.8,
          ),
        ),
      at(5),
    ),
    show(
      t,
      at(5),
      heading(
        { zh: '范围、时间、成本', en: 'Scope, time, cost', ar: 'النطاق والوقت والتكلفة' },
        INK.strong,
        INK.soft,
      ) + triangle(t),
      at(7),
    ),
    show(
      t,
      at(7),
      heading({ zh: '三个问题', en: 'Three questions', ar: 'ثلاثة أسئلة' }, INK.strong, INK.soft) +
        questions(t),
    ),
  ].join('');
}

/** What makes work a project: it is done once, it ends, it leaves a result. */
export const pmWhatIsAProject: Video = {
  name: 'pm-what-is-a-project',
  seconds: 49,
  cues: captions,
  poster: () => poster(schemes.dawn, 'meander', pathToPorch(), 1.3),
  draw,
  key: 0,
};
