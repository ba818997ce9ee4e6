import { parseNumber } from '../kinds/numbers.ts';
import type { ReadQuestion } from './import.ts';

type Question = Exclude<ReadQuestion, { fault: unknown }>;
type Answers = Pick<Question, 'kind' | 'options' | 'accepts' | 'number' | 'parts'>;
type Fault = Extract<ReadQuestion, { fault: unknown }>['fault'];

const CATEGORY = /^\$CATEGORY:\s*(.*)$/u;
const TITLE = /^::(?:\\.|[^\\])*?::/su;
const FORMAT = /^\[(?:html|moodle|plain|markdown)\]/u;
/** Where words are missing in a sentence that goes on behind its answers. */
const GAP = ' _____';
/** The same of a kind that has gaps. */
const FIRST_GAP = ' [[1]]';
/** A stop follows its word at once. */
const spaced = (text: string): string => (/^[\p{Po}\p{Pe}]/u.test(text) ? text : ` ${text}`);
/** Characters that mean something unless a backslash stands before them, and the end of a line. */
const ESCAPED = /\\([~=#{}:\\n])/gu;
const PERCENT = 100;

/** Reads questions as Moodle writes them in GIFT: parted by empty lines, each with the line that it begins at. */
export function readGift(text: string): ReadQuestion[] {
  const found: ReadQuestion[] = [];
  let folder: string | undefined;
  let block: string[] = [];
  let start = 0;
  const finish = () => {
    const written = block.join('\n').trim();
    if (written !== '') {
      const read = questionOf(written);
      found.push('fault' in read ? { line: start, fault: read.fault } : { line: start, folder, ...read });
    }
    block = [];
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trimStart().startsWith('//')) continue;
    const category = CATEGORY.exec(line.trim());
    if (category) {
      finish();
      folder = (category[1] ?? '').replace(/^\$course\$\/?(?:top\/?)?/u, '').trim();
    } else if (line.trim() === '') finish();
    else {
      if (block.length === 0) start = index + 1;
      block.push(line);
    }
  }
  finish();
  return found;
}

function questionOf(written: string): Omit<Question, 'line' | 'folder'> | { fault: Fault } {
  const body = written.replace(TITLE, '').trimStart().replace(FORMAT, '');
  const open = unescapedIndex(body, '{', 0);
  const close = open < 0 ? -1 : unescapedIndex(body, '}', open);
  if (open < 0 || close < 0) return { fault: 'SYNTAX' };
  const before = plain(body.slice(0, open));
  const after = plain(body.slice(close + 1));
  const [given = '', explanation = ''] = splitAt(body.slice(open + 1, close), '####');
  const answers = answersOf(given.trim());
  if ('fault' in answers) return answers;
  const gap = after === '' || /\[\[\d/u.test(before + after) ? undefined : gapOf(answers);
  return {
    ...(gap ?? answers),
    text: after === '' ? before : `${before}${gap ? FIRST_GAP : GAP}${spaced(after)}`.trim(),
    points: 1,
    tags: [],
    unit: '',
    explanation: plain(explanation),
  };
}

/** One gap, where all that is said of it can be said of a gap; undefined for other kinds. */
function gapOf({ kind, options, accepts }: Answers): Answers | undefined {
  if (kind === 'text') return { ...NOTHING, kind: 'gaps', parts: [{ text: '', right: null, accepts }] };
  if (kind !== 'single') return undefined;
  const right = options.findIndex((option) => option.right);
  return {
    ...NOTHING,
    kind: 'gaps',
    options: options.map(({ text }) => ({ text, right: false })),
    parts: [{ text: '', right, accepts: [] }],
  };
}

/** Pairs; the same right side twice is one option, and one without a left side only an option. */
function matchingOf(entries: readonly Entry[]): Answers | { fault: Fault } {
  const pairs = entries.map(({ sign, text }) => {
    const [left = '', right] = splitAt(text, '->');
    return sign === '=' && right !== undefined ? { left: plain(left), right: plain(right) } : undefined;
  });
  if (pairs.includes(undefined)) return { fault: 'SYNTAX' };
  const known = pairs.filter((pair) => pair !== undefined);
  const options = [...new Set(known.map(({ right }) => right))];
  return {
    ...NOTHING,
    kind: 'matching',
    options: options.map((text) => ({ text, right: false })),
    parts: known
      .filter(({ left }) => left !== '')
      .map(({ left, right }) => ({ text: left, right: options.indexOf(right), accepts: [] })),
  };
}

const NOTHING = { options: [], accepts: [], number: null };

function answersOf(given: string): Answers | { fault: Fault } {
  if (given === '') return { ...NOTHING, kind: 'essay' };
  const truth = /^(T|TRUE|F|FALSE)(?:#.*)?$/isu.exec(given)?.[1]?.toUpperCase();
  if (truth !== undefined) {
    const isTrue = truth.startsWith('T');
    const [, said = ''] = splitAt(given, '#');
    const [ofWrong = '', ofRight = ''] = splitAt(said, '#');
    const options = [isTrue, !isTrue].map((right) => ({
      text: '',
      right,
      feedback: plain(right ? ofRight : ofWrong),
    }));
    return { ...NOTHING, kind: 'truefalse', options };
  }
  if (given.startsWith('#')) return numberOf(given.slice(1).trim());
  const entries = entriesOf(given);
  if (!entries) return { fault: 'SYNTAX' };
  if (entries.some(({ text }) => unescapedIndex(text, '->', 0) >= 0)) return matchingOf(entries);
  if (entries.every(({ sign }) => sign === '='))
    return {
      ...NOTHING,
      kind: 'text',
      accepts: entries
        .map(({ text, percent = PERCENT }) => ({
          pattern: plain(text),
          share: Math.min(1, Math.max(percent / PERCENT, 0)),
        }))
        .filter(({ share }) => share > 0),
    };
  const isMultiple = entries.every(({ sign }) => sign === '~');
  const options = entries.map(({ sign, text, percent = 0, feedback = '' }) => ({
    text: plain(text),
    right: sign === '=' || (isMultiple && percent > 0),
    feedback: plain(feedback),
  }));
  return { ...NOTHING, kind: isMultiple ? 'multiple' : 'single', options };
}

/** A number with its tolerance (`3:0.1`), a range (`1..5`), or several, each with its share of the points. */
function numberOf(given: string): Answers | { fault: Fault } {
  const entries = /^[=~]/u.test(given) ? entriesOf(given) : [{ text: given, percent: PERCENT }];
  const keys = (entries ?? []).map(({ text, percent = PERCENT }) => {
    const bare = (splitAt(text, '#')[0] ?? '').trim();
    const [low = '', high] = bare.split('..');
    if (high !== undefined) {
      const [from, to] = [parseNumber(low), parseNumber(high)];
      if (from === undefined || to === undefined) return undefined;
      return { value: (from + to) / 2, tolerance: Math.abs(to - from) / 2, percent };
    }
    const [value, tolerance = '0'] = bare.split(':');
    const parts = [parseNumber(value ?? ''), parseNumber(tolerance)] as const;
    if (parts[0] === undefined || parts[1] === undefined || parts[1] < 0) return undefined;
    return { value: parts[0], tolerance: parts[1], percent };
  });
  const whole = keys.find((key) => key?.percent === PERCENT);
  if (!whole || keys.includes(undefined)) return { fault: 'NUMBER' };
  const wider = keys.find(
    (key) => key && key.percent > 0 && key.percent < PERCENT && key.value === whole.value,
  );
  const near = wider ? { tolerance: wider.tolerance, share: wider.percent / PERCENT } : null;
  return {
    ...NOTHING,
    kind: 'number',
    number: { value: whole.value, tolerance: whole.tolerance, near },
  };
}

interface Entry {
  sign?: '=' | '~';
  text: string;
  percent?: number | undefined;
  feedback?: string | undefined;
}

/** Answers with their sign, share and feedback. Undefined where something else comes first. */
function entriesOf(given: string): Entry[] | undefined {
  const starts: number[] = [];
  for (let at = 0; at < given.length; at++) {
    if (given[at] === '\\') at++;
    else if (given[at] === '=' || given[at] === '~') starts.push(at);
  }
  if (starts[0] !== 0) return undefined;
  return starts.map((start, index) => {
    const [text = '', feedback] = splitAt(given.slice(start + 1, starts[index + 1]), '#');
    const share = /^\s*%(-?[\d.]+)%/u.exec(text);
    return {
      sign: given[start] as '=' | '~',
      text: share ? text.slice(share[0].length) : text,
      percent: share ? Number(share[1]) : undefined,
      feedback,
    };
  });
}

function unescapedIndex(text: string, sign: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Both sides of the first sign that no backslash stands before. */
function splitAt(text: string, sign: string): string[] {
  const at = unescapedIndex(text, sign, 0);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
}

const plain = (text: string): string =>
  // At once: in the formula \\ne the first backslash says that the second is one.
  text.replaceAll(ESCAPED, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim();
