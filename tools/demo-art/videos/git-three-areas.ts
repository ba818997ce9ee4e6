import { arch, voussoirs } from '../architecture.ts';
import { branches } from '../motifs/computing.ts';
import { P, schemes } from '../palette.ts';
import { disc, place, rect, stroke, times } from '../svg.ts';
import { PAPER, poster, room } from './set.ts';
import { ease, grow, mix, rise, show } from './timeline.ts';
import { cues, type Video, type Words3 } from './video.ts';
import { heading, mono, tag } from './words.ts';

const captions = cues([
  [
    5.5,
    'Git 把你的工作放在三个地方。认识它们，每条命令就都清楚了。',
    'Git keeps your work in three places. Know them, and every command is clear.',
    'يحفظ Git عملك في ثلاثة أماكن، فإذا عرفتها وضحت لك الأوامر كلها.',
  ],
  [
    5.5,
    '第一处是工作区：你编辑文件的那个文件夹。',
    'First, the working tree: the folder in which you edit your files.',
    'الأول شجرة العمل: المجلد الذي تحرر فيه ملفاتك.',
  ],
  [
    5.5,
    '你改了两个文件。Git 看到了，但还什么都没保存。',
    'You change two files. Git notices, but has kept nothing yet.',
    'غيّرت ملفين. لاحظ Git ذلك لكنه لم يحفظ شيئًا بعد.',
  ],
  [
    6.5,
    'git add 把文件的快照放进暂存区：这是下一次提交的草稿。',
    'git add puts a snapshot of a file into the staging area: the draft of your next commit.',
    'الأمر git add يضع لقطة من الملف في منطقة التجهيز: مسودة الإيداع التالي.',
  ],
  [
    5,
    '放什么由你决定。第二个文件可以等一等。',
    'You choose what goes in. The second file can wait.',
    'أنت تختار ما يدخل، والملف الثاني يمكنه الانتظار.',
  ],
  [
    6.5,
    'git commit 把草稿封存，连同一句说明写进仓库。',
    'git commit seals the draft and stores it in the repository, with a message.',
    'الأمر git commit يختم المسودة ويخزنها في المستودع مع رسالة.',
  ],
  [
    5.5,
    '每次提交都指向前一次提交。这条链就是历史。',
    'Each commit points at the one before. That chain is your history.',
    'كل إيداع يشير إلى ما قبله، وهذه السلسلة هي تاريخ عملك.',
  ],
  [
    6,
    '改主意了？git restore 丢弃还没有暂存的修改。',
    'Changed your mind? git restore drops an edit that you have not staged.',
    'غيّرت رأيك؟ git restore يلغي تعديلًا لم تجهزه بعد.',
  ],
  [
    5,
    '编辑、暂存、提交：三个地方，两步路。',
    'Edit, add, commit: three places, two steps.',
    'حرّر، ثم جهّز، ثم أودِع: ثلاثة أماكن وخطوتان.',
  ],
]);

const at = (index: number): number => captions[index]?.from ?? 0;

const CENTRES = [180, 480, 780] as const;
const AREAS: Words3[] = [
  { zh: '工作区', en: 'working tree', ar: 'شجرة العمل' },
  { zh: '暂存区', en: 'staging area', ar: 'منطقة التجهيز' },
  { zh: '仓库', en: 'repository', ar: 'المستودع' },
];
const COMMANDS: [number, number, string][] = [
  [2, 3, 'git status'],
  [3, 5, 'git add plan.md'],
  [5, 6, 'git commit -m "Plan the week"'],
  [6, 7, 'git log --oneline'],
  [7, 8, 'git restore budget.md'],
];

const sheet = (color: string, edited: boolean): string =>
  rect(-27, -33, 58, 72, P.ink, 4) +
  rect(-30, -36, 58, 72, P.white, 4) +
  rect(-20, -26, 30, 7, color, 3) +
  times(3, (i) => rect(-20, -10 + i * 13, 38 - i * 8, 5, i === 1 && edited ? P.terra : P.sky, 2)) +
  (edited ? disc(26, -34, 10, P.terra) : '');

const commit = (color: string): string =>
  disc(0, 0, 25, P.white) + disc(0, 0, 19, color) + rect(-8, -10, 16, 20, P.white, 2);

function movements(t: number): string {
  const edited = t > at(2) + 1;
  const add = ease(t, at(3) + 1.4, at(3) + 3);
  const store = ease(t, at(5) + 1.6, at(5) + 3);
  const restored = t > at(7) + 2.2;
  const second = ease(t, at(6) + 1, at(6) + 2);
  const staged = add > 0 && store < 1;
  const sx = store > 0 ? mix(480, 780, store) : mix(150, 480, add);
  const sy = store > 0 ? mix(262, 212, store) : mix(218, 262, add) - Math.sin(add * Math.PI) * 60;
  return [
    grow(t, at(1) + 0.8, 150, 218, sheet(P.blueMid, edited && t < at(5) + 1.6)),
    grow(t, at(1) + 1.2, 216, 230, sheet(P.ochre, edited && !restored)),
    grow(t, at(1) + 1.6, 182, 310, sheet(P.laurel, false)),
    grow(t, at(0) + 3.4, 780, 330, commit(P.blueMid)),
    store >= 1 ? stroke('M780 238V305', P.ochre, 6) + grow(t, at(5) + 2.6, 780, 212, commit(P.terra)) : '',
    second > 0 && t < at(8)
      ? show(t, at(6) + 1, stroke('M816 212q34 60 0 118m-3 -16l3 16l15 -5', P.ochrePale, 5), at(7))
      : '',
    staged ? place(sx, sy, sheet(P.blueMid, false), mix(1, 0.55, store)) : '',
  ].join('');
}

function draw(t: number): string {
  return [
    room(P.ink, P.ink2, P.blueDark, P.ochre, P.terra, 'beads'),
    show(
      t,
      0,
      heading(
        { zh: 'Git 的三个区域', en: 'The three areas of Git', ar: 'مناطق Git الثلاث' },
        PAPER.strong,
        PAPER.soft,
      ),
    ),
    ...CENTRES.map((cx, i) =>
      rise(
        t,
        0.6 + i * 0.9,
        arch(cx - 112, 118, 224, 270, [P.blue, P.laurelDark, P.terraDark][i] ?? P.blue) +
          voussoirs(cx, 230, 112, 14, 13, P.ochre, P.plaster) +
          tag(cx, 400, AREAS[i] as Words3, P.white, 17),
      ),
    ),
    movements(t),
    ...COMMANDS.map(([from, to, text]) => {
      const typed = Math.floor(Math.max(0, Math.min(1, (t - at(from) - 0.4) / 1)) * text.length);
      return show(
        t,
        at(from) + 0.2,
        rect(296, 36, 368, 46, P.blueDark, 8) +
          mono(316, 66, `$ ${text.slice(0, typed)}`, 18, P.ochrePale, 'start'),
        at(to),
        0.3,
      );
    }),
    show(
      t,
      at(8) + 0.4,
      stroke('M300 262h56m-14 -13l14 13l-14 13M600 262h56m-14 -13l14 13l-14 13', P.ochrePale, 9),
    ),
    show(t, at(8) + 0.8, mono(330, 142, 'add', 22, P.ochrePale) + mono(630, 142, 'commit', 22, P.ochrePale)),
  ].join('');
}

/** Where a change goes on its way into the history of Git. */
export const gitThreeAreas: Video = {
  name: 'git-three-areas',
  seconds: 52,
  cues: captions,
  poster: () => poster(schemes.brick, 'beads', branches(), 1.2),
  draw,
  key: -5,
};
