import { gantt } from '../motifs/projects.ts';
import { P, schemes } from '../palette.ts';
import { disc, f, place, poly, rect, stroke, times } from '../svg.ts';
import { INK, poster, room } from './set.ts';
import { ease, grow, mix, rise, show } from './timeline.ts';
import { cues, type Video, type Words3 } from './video.ts';
import { arabic, heading, line } from './words.ts';

const WEEK = 74;
const LEFT = 330;
const TOP = 158;
const ROW = 56;

const captions = cues([
  [
    5,
    '甘特图把计划画在时间线上。',
    'A Gantt chart draws a plan on a line of time.',
    'مخطط غانت يرسم الخطة على خط الزمن.',
  ],
  [
    6,
    '每一行是一项任务。时间从左往右走，这里以周为单位。',
    'Each row is a task. Time runs from left to right, here in weeks.',
    'كل صف مهمة، والزمن هنا يجري من اليسار إلى اليمين بالأسابيع.',
  ],
  [
    6,
    '条形从任务开始的地方画起，它的长度就是任务需要的时间。',
    'A bar begins where the task begins. Its length is the time it needs.',
    'يبدأ الشريط حيث تبدأ المهمة، وطوله هو الوقت الذي تحتاج إليه.',
  ],
  [
    6,
    '两条条形落在同一周，说明这两项工作同时进行。',
    'Two bars in the same week mean that the work runs side by side.',
    'شريطان في الأسبوع نفسه يعنيان أن العملين يجريان معًا.',
  ],
  [
    5.5,
    '箭头的意思是：这一项必须等那一项完成。',
    'An arrow means: this one must wait for that one.',
    'السهم يعني: هذه المهمة تنتظر تلك.',
  ],
  [
    5.5,
    '菱形是里程碑：它是一个时刻，不是一件工作。这里是开放日。',
    'The diamond is a milestone: a moment, not work. Here it is opening day.',
    'المعيَّن معلَم: لحظة لا عمل، وهي هنا يوم الافتتاح.',
  ],
  [
    5.5,
    '「今天」线告诉你，此刻应该做到哪里。',
    'The line of today shows how far you should be.',
    'خط «اليوم» يبيّن أين ينبغي أن تكون الآن.',
  ],
  [
    6,
    '沿着箭头找最长的一串，就是关键路径。它决定什么时候结束。',
    'Follow the longest chain of arrows: the critical path. It decides the end.',
    'اتبع أطول سلسلة من الأسهم: إنها المسار الحرج، وهو يحدد النهاية.',
  ],
  [
    6,
    '关键路径上的任务晚一周，开放日也晚一周。',
    'If a task on it takes a week longer, opening day moves by a week.',
    'إن تأخرت مهمة فيه أسبوعًا، تأخر يوم الافتتاح أسبوعًا.',
  ],
  [
    5.5,
    '不在路径上的任务，比如做书架，晚一点也没关系。',
    'A task beside it, like the shelves, may slip a little without harm.',
    'أما مهمة خارجه، كصنع الرفوف، فقد تتأخر قليلًا دون ضرر.',
  ],
]);

const at = (index: number): number => captions[index]?.from ?? 0;

interface Task extends Words3 {
  start: number;
  weeks: number;
  color: string;
  from: number;
  critical: boolean;
}

/** The tasks as they lie at a second. */
function tasks(t: number): Task[] {
  const late = ease(t, at(8) + 1, at(8) + 2.6);
  const slip = ease(t, at(9) + 1, at(9) + 2.4);
  return [
    {
      zh: '做计划',
      en: 'Plan',
      ar: 'التخطيط',
      start: 0,
      weeks: 1,
      color: P.blue,
      from: at(2) + 0.6,
      critical: true,
    },
    {
      zh: '买书',
      en: 'Buy books',
      ar: 'شراء الكتب',
      start: 1,
      weeks: 2.5 + late,
      color: P.terra,
      from: at(2) + 2.4,
      critical: true,
    },
    {
      zh: '做书架',
      en: 'Build shelves',
      ar: 'صنع الرفوف',
      start: 1 + slip,
      weeks: 2,
      color: P.laurel,
      from: at(3) + 0.8,
      critical: false,
    },
    {
      zh: '贴标签',
      en: 'Label books',
      ar: 'لصق البطاقات',
      start: 3.5 + late,
      weeks: 1.5,
      color: P.ochre,
      from: at(4) + 0.4,
      critical: true,
    },
  ];
}

const y = (row: number): number => TOP + row * ROW;
const x = (week: number): number => LEFT + week * WEEK;

const arrow = (fromWeek: number, fromRow: number, toWeek: number, toRow: number, color: string): string => {
  const [x1, y1, x2, y2] = [x(fromWeek) - 8, y(fromRow) + 36, x(toWeek) + 14, y(toRow) - 2];
  return (
    stroke(`M${f(x1)} ${f(y1)}V${f(y2 - 12)}H${f(x2)}V${f(y2 - 2)}`, color, 4) +
    poly(
      [
        [x2 - 8, y2 - 8],
        [x2 + 8, y2 - 8],
        [x2, y2 + 4],
      ],
      color,
    )
  );
};

/** The whole plan, pale: what the viewer will be able to read at the end. */
const ghost = (list: Task[]): string =>
  `<g opacity=".45">${times(8, (i) => rect(x(i) - 1, 140, 2, 280, P.plasterShade))}${list.map((task, i) => rect(70, y(i) + 12, 150 - (i % 2) * 30, 14, P.sky, 7) + rect(x(task.start) + 3, y(i) + 6, task.weeks * WEEK - 6, 28, task.color, 14)).join('')}${place(x(5) + 18, y(3) + 20, rect(-15, -15, 30, 30, P.blueDark), 1, 45)}</g>`;

function chart(t: number): string {
  const list = tasks(t);
  const critical = ease(t, at(7) + 0.8, at(7) + 2);
  const end = (list[3]?.start ?? 0) + (list[3]?.weeks ?? 0);
  const today = mix(0, 2.6, ease(t, at(6) + 0.6, at(6) + 2.6));
  return [
    rect(56, 112, 848, 320, P.ink, 10) + rect(50, 106, 848, 320, P.white, 10),
    show(
      t,
      at(1) + 0.4,
      times(
        8,
        (i) =>
          rect(x(i) - 1, 140, 2, 280, P.plasterShade) +
          (i < 7 ? line(x(i + 0.5), 132, String(i + 1), 17, P.ink3, 600) : ''),
      ),
    ),
    ...list.map((task, i) =>
      rise(
        t,
        at(1) + 1.4 + i * 0.7,
        line(70, y(i) + 19, task.zh, 19, P.ink, 700, 'start') +
          line(70, y(i) + 38, task.en, 14, P.ink3, 500, 'start') +
          arabic(312, y(i) + 26, task.ar, 17, P.ink, 500, 'start'),
      ),
    ),
    show(t, 0.4, ghost(list), at(1) + 0.4),
    ...list.map((task, i) => {
      const k = ease(t, task.from, task.from + 1.2);
      if (k <= 0) return '';
      const dim = task.critical ? 1 : mix(1, t > at(9) ? 1 : 0.3, critical);
      const w = Math.max(22, task.weeks * WEEK * k - 6);
      const done = Math.max(0, Math.min(1, (today - task.start) / task.weeks)) * w;
      return `<g opacity="${f(dim * 10) === '10' ? 1 : dim.toFixed(2)}">${rect(x(task.start) + 3, y(i) + 6, w, 28, task.color, 14)}${t > at(6) && done > 14 ? rect(x(task.start) + 9, y(i) + 17, done - 12, 6, P.white, 3) : ''}</g>`;
    }),
    show(
      t,
      at(4) + 1.2,
      arrow((list[0]?.start ?? 0) + 1, 0, list[1]?.start ?? 0, 1, critical > 0.5 ? P.terra : P.ink3),
    ),
    show(
      t,
      at(4) + 2,
      arrow(
        (list[1]?.start ?? 0) + (list[1]?.weeks ?? 0),
        1,
        list[3]?.start ?? 0,
        3,
        critical > 0.5 ? P.terra : P.ink3,
      ),
    ),
    grow(
      t,
      at(5) + 0.6,
      x(end) + 18,
      y(3) + 20,
      place(0, 0, rect(-15, -15, 30, 30, critical > 0.5 ? P.terra : P.blueDark), 1, 45),
    ),
    show(
      t,
      at(5) + 1.2,
      line(x(end) + 18, y(3) + 58, '开放日 · Opening', 14, P.ink, 600) +
        arabic(x(end) + 18, y(3) + 78, 'الافتتاح', 15, P.ink, 600, 'middle'),
    ),
    show(
      t,
      at(6) + 0.4,
      stroke(`M${f(x(today))} 142V386`, P.terraDark, 3, '2 7') +
        disc(x(today), 142, 7, P.terraDark) +
        line(x(today), 408, '今天 · today · اليوم', 14, P.terraDark, 600),
    ),
    show(
      t,
      at(8) + 1.2,
      stroke(`M${f(x(3.5))} ${y(1) + 44}h${f(WEEK - 18)}m-9 -8l9 8l-9 8`, P.terra, 5),
      at(9),
    ),
  ].join('');
}

function draw(t: number): string {
  const headings: [number, Words3][] = [
    [0, { zh: '怎样看甘特图', en: 'Reading a Gantt chart', ar: 'قراءة مخطط غانت' }],
    [2, { zh: '条形 = 时间', en: 'A bar is time', ar: 'الشريط زمن' }],
    [4, { zh: '先后与里程碑', en: 'Order and milestones', ar: 'الترتيب والمعالم' }],
    [7, { zh: '关键路径', en: 'The critical path', ar: 'المسار الحرج' }],
  ];
  return [
    room(P.sky, P.ink, P.blue, P.ochre, P.plaster, 'chevrons'),
    ...headings.map(([index, words], i) =>
      show(
        t,
        at(index),
        heading(words, INK.strong, INK.strong),
        headings[i + 1] ? at(headings[i + 1]?.[0] ?? 0) : Infinity,
      ),
    ),
    chart(t),
  ].join('');
}

/** How to read bars, arrows, milestones and the critical path of a plan. */
export const pmReadingAGanttChart: Video = {
  name: 'pm-reading-a-gantt-chart',
  seconds: 58,
  cues: captions,
  poster: () => poster(schemes.night, 'chevrons', gantt(), 1.2),
  draw,
  key: 3,
};
