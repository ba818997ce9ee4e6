import { lengthOf, onlyProblems } from '../shared/field-rules.ts';
import { altProblems, entryPicturesProblem, KIND_PROBLEMS } from './question-kinds.ts';
import { badNetworkLines, MAX_NETWORKS, networkLines, typedLines } from './network-lines.ts';
import { isLonger, TEACHING_LENGTHS, textsOf } from './draft-texts.ts';

/** Texts by language. */
export type DraftTexts = Readonly<Partial<Record<string, string>>>;

/** How hard a question is meant to be. */
export type QuestionLevel = 'easy' | 'medium' | 'hard';

export type QuestionType =
  | 'single'
  | 'multiple'
  | 'truefalse'
  | 'text'
  | 'number'
  | 'essay'
  | 'matching'
  | 'ordering'
  | 'categories'
  | 'gaps'
  | 'table'
  | 'slider'
  | 'hotspot'
  | 'labels'
  | 'highlight'
  | 'file';

/** What an answer gets that is right in part. */
export type PartialCredit = 'all' | 'parts' | 'lessWrong';

/** The box around an area, in shares of the width and height of its picture. */
export interface DraftArea {
  shape: 'rectangle' | 'ellipse';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture whose areas the options or the parts are. */
export interface DraftPicture {
  /** Empty for none. */
  url: string;
  alt: DraftTexts;
  /** How many areas an answer may mark; null for any number. */
  most: number | null;
}

/** The picture of an option or a part. */
export type DraftEntryPicture = Pick<DraftPicture, 'url' | 'alt'>;

/** What a question plays. */
export interface DraftMedia {
  kind: 'audio' | 'video';
  url: string;
  title: DraftTexts;
  /** Empty for none. */
  transcript: DraftTexts;
}

export type DraftFileKind = 'document' | 'picture' | 'audio' | 'video';

/** What is looked at, and how well it can be met. */
export interface DraftCriterion {
  id: string;
  title: DraftTexts;
  levels: readonly { id: string; title: DraftTexts; points: number }[];
}

/** An option of a question. */
export interface DraftOption {
  /** Tells options apart while they are edited. */
  key: string;
  text: DraftTexts;
  right: boolean;
  /** Of a picture; null for none. */
  area: DraftArea | null;
  /** Null for none. */
  picture: DraftEntryPicture | null;
  /** What those read who chose it. */
  feedback: DraftTexts;
}

/** A text that is accepted. */
export interface DraftAccepted {
  key: string;
  pattern: string;
  /** Of the points, in percent. */
  percent: number;
}

/** A part of a question: what is matched or sorted, a row, a gap, an area of a picture. */
export interface DraftPart {
  key: string;
  /** Empty for a gap. */
  text: DraftTexts;
  /** Key of the option that is right; null for none. */
  right: string | null;
  /** Of a gap that is typed. */
  accepts: readonly DraftAccepted[];
  /** Of a picture; null for none. */
  area: DraftArea | null;
  /** Null for none. */
  picture: DraftEntryPicture | null;
}

/** A question of the bank, as it is edited. */
export interface QuestionDraft {
  kind: 'question';
  /** Null before it is saved for the first time. */
  id: string | null;
  version: number;
  type: QuestionType;
  folder: string;
  tags: readonly string[];
  /** How hard it is meant to be; null where nobody has said. */
  level: QuestionLevel | null;
  points: number;
  text: DraftTexts;
  options: readonly DraftOption[];
  parts: readonly DraftPart[];
  accepts: readonly DraftAccepted[];
  /** Whether case and accents make a difference. */
  isExact: boolean;
  credit: PartialCredit;
  /** Numbers to choose from. */
  range: { min: number; max: number; step: number };
  picture: DraftPicture;
  /** Null for none. */
  media: DraftMedia | null;
  /** How many files an answer may have, how large one may be, and what; empty for all kinds. */
  mostFiles: number;
  fileMegabytes: number;
  fileKinds: DraftFileKind[];
  /** What a person grades by; empty for none. */
  rubric: readonly DraftCriterion[];
  value: number | null;
  tolerance: number;
  /** Whether tolerances are in percent. */
  isRelative: boolean;
  /** A wider tolerance that gives a part of the points; null for none. */
  near: { tolerance: number; percent: number } | null;
  unit: DraftTexts;
  explanation: DraftTexts;
}

/** A question as an exam asks it. */
export interface AskedDraft {
  questionId: string;
  points: number;
  type: QuestionType;
  text: DraftTexts;
  isArchived: boolean;
  /** Key of the section that it belongs to; empty for none. */
  section: string;
}

/** Questions of an exam that belong together. */
export interface SectionDraft {
  /** Tells sections apart while they are edited. */
  key: string;
  title: DraftTexts;
  instructions: DraftTexts;
}

/** Random questions of the bank. */
export interface DrawDraft {
  /** Tells them apart while they are edited. */
  key: string;
  count: number;
  /** Empty for all. */
  folder: string;
  tag: string;
  /** Null for all. */
  level: QuestionLevel | null;
  /** Of each question. */
  points: number;
  /** Key of the section that they belong to; empty for none. */
  section: string;
}

/** An exam, as it is edited. */
export interface ExamDraft {
  kind: 'exam';
  id: string | null;
  version: number;
  title: DraftTexts;
  summary: DraftTexts;
  audience: 1 | 2 | 3;
  minutes: number;
  attempts: number;
  counted: 'best' | 'first' | 'last';
  /** Of a hundred. */
  passMark: number;
  /** To whoever passes; needs a pass mark. */
  givesCertificate: boolean;
  /** Days in which learners can appeal points; null for not at all. */
  appealDays: number | null;
  /** In the zone of whoever edits; empty for none. */
  opensDay: string;
  opensTime: string;
  closesDay: string;
  closesTime: string;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  /** Null for all of a section. */
  questionsPerPage: number | null;
  showsAnswers: 'never' | 'afterSubmit' | 'afterClose';
  releases: 'auto' | 'manual';
  isBlind: boolean;
  /** Whether an attempt needs a ticket that was redeemed. */
  ticketRequired: boolean;
  status: 'draft' | 'published' | 'withdrawn';
  questions: readonly AskedDraft[];
  draws: readonly DrawDraft[];
  sections: readonly SectionDraft[];
  /** A network or an address a line. */
  networks: string;
  /** What learners are told to begin with; empty for none. */
  password: string;
}

export type TeachingDraft = QuestionDraft | ExamDraft;
export type TeachingField =
  | 'text'
  | 'options'
  | 'accepts'
  | 'parts'
  | 'range'
  | 'picture'
  | 'alt'
  | 'pictures'
  | 'media'
  | 'most'
  | 'rubric'
  | 'value'
  | 'title'
  | 'summary'
  | 'closes'
  | 'questions'
  | 'sections'
  | 'networks'
  | 'password'
  | 'passMark';
/**
 * MISSING: nothing is there; NO_RIGHT: no right answer, or too many; TOO_FEW: of options; NO_GAPS: the text has none, or
 * not the same in each language; BAD_RANGE: it has no numbers, or too many, or not the right one; BAD_NETWORK:
 * a line that is no network, or too many of them; NO_PICTURE: none was chosen; OUTSIDE: an area is not on the picture;
 * SAME_NAME: two areas are called the same; TOO_FEW_MARKS: fewer than there are right areas; UNNAMED: a
 * criterion or a level; NO_PASSAGES: a text has fewer than two, or others than in another language; BAD_SUM: the best levels do not add up to points that a question can have.
 */
export type TeachingFieldProblem =
  | 'MISSING'
  | 'NO_RIGHT'
  | 'TOO_FEW'
  | 'TOO_LONG'
  | 'TOO_EARLY'
  | 'NO_GAPS'
  | 'BAD_RANGE'
  | 'BAD_NETWORK'
  | 'NEEDS_PASS_MARK'
  | 'NO_PICTURE'
  | 'OUTSIDE'
  | 'SAME_NAME'
  | 'TOO_FEW_MARKS'
  | 'UNNAMED'
  | 'NO_PASSAGES'
  | 'BAD_SUM';
export type TeachingFieldProblems = Readonly<Partial<Record<TeachingField, TeachingFieldProblem>>>;

/** What has to be mended before a draft can be saved, by field. */
export const teachingProblems = (draft: TeachingDraft): TeachingFieldProblems =>
  draft.kind === 'question' ? questionProblems(draft) : examProblems(draft);

/** What is wrong with the words for what is played. */
function mediaProblem({ media }: QuestionDraft): TeachingFieldProblem | undefined {
  if (!media) return undefined;
  if (textsOf(media.title).length === 0) return 'MISSING';
  const isLong =
    isLonger(media.title, TEACHING_LENGTHS.option) || isLonger(media.transcript, TEACHING_LENGTHS.text);
  return isLong ? 'TOO_LONG' : undefined;
}

function questionProblems(draft: QuestionDraft): TeachingFieldProblems {
  const { text, explanation } = draft;
  const isLong = isLonger(text, TEACHING_LENGTHS.text) || isLonger(explanation, TEACHING_LENGTHS.text);
  const textProblem = textsOf(text).length === 0 ? 'MISSING' : isLong ? 'TOO_LONG' : undefined;
  return onlyProblems<TeachingFieldProblems>({
    text: textProblem,
    // A picture to look at is not needed, but has to be told to those who do not see it.
    ...(draft.picture.url === '' ? {} : altProblems(draft)),
    pictures: entryPicturesProblem(draft),
    media: mediaProblem(draft),
    ...KIND_PROBLEMS[draft.type](draft),
  });
}

function examProblems(draft: ExamDraft): TeachingFieldProblems {
  const { title, summary, status, questions, draws, sections, networks, password } = draft;
  const titleProblem = () => {
    if (textsOf(title).length === 0) return 'MISSING';
    return isLonger(title, TEACHING_LENGTHS.title) ? 'TOO_LONG' : undefined;
  };
  const sectionsProblem = () => {
    if (sections.some((section) => textsOf(section.title).length === 0)) return 'MISSING';
    return sections.some(
      (section) =>
        isLonger(section.title, TEACHING_LENGTHS.title) ||
        isLonger(section.instructions, TEACHING_LENGTHS.text),
    )
      ? 'TOO_LONG'
      : undefined;
  };
  return onlyProblems<TeachingFieldProblems>({
    title: titleProblem(),
    summary: isLonger(summary, TEACHING_LENGTHS.summary) ? 'TOO_LONG' : undefined,
    closes: isClosedFirst(draft) ? 'TOO_EARLY' : undefined,
    questions: status === 'published' && questions.length + draws.length === 0 ? 'MISSING' : undefined,
    sections: sectionsProblem(),
    networks:
      badNetworkLines(typedLines(networks)).length > 0 || networkLines(networks).length > MAX_NETWORKS
        ? 'BAD_NETWORK'
        : undefined,
    passMark: draft.givesCertificate && draft.passMark === 0 ? 'NEEDS_PASS_MARK' : undefined,
    password: lengthOf(password.trim()) > TEACHING_LENGTHS.password ? 'TOO_LONG' : undefined,
  });
}

/** Days and times of one zone are compared as they are written. */
function isClosedFirst({ opensDay, opensTime, closesDay, closesTime }: ExamDraft): boolean {
  return opensDay !== '' && closesDay !== '' && `${closesDay}T${closesTime}` <= `${opensDay}T${opensTime}`;
}
