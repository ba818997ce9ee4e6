import type { BankQuestion, QuestionInput } from '@stoa/api/schema';
import { hasEntryPictures } from '@stoa/api/entry-pictures';
import { passagesOf } from '@stoa/api/passages';
import { gapCount, MAX_OPTIONS } from '@stoa/machines/teaching-editor';
import type {
  DraftAccepted,
  DraftArea,
  DraftEntryPicture,
  DraftOption,
  DraftPart,
  DraftTexts,
  PartialCredit,
  QuestionDraft,
  QuestionType,
} from '@stoa/machines/teaching-editor';

export const WHOLE_PERCENT = 100;
const asPercent = (share: number): number => Math.round(share * WHOLE_PERCENT);
let made = 0;
/** Tells parts of a draft apart. */
export const newKey = (): string => `new-${++made}`;

/** What a kind begins with. */
const fresh = (): QuestionDraft => ({
  kind: 'question',
  id: null,
  version: 0,
  type: 'single',
  folder: '',
  tags: [],
  level: null,
  points: 1,
  text: {},
  options: [newOption(true), newOption(false)],
  parts: [],
  accepts: [],
  isExact: false,
  credit: 'parts',
  range: { min: 0, max: 10, step: 1 },
  picture: { url: '', alt: {}, most: null },
  media: null,
  mostFiles: 1,
  fileMegabytes: 10,
  fileKinds: [],
  rubric: [],
  value: null,
  tolerance: 0,
  isRelative: false,
  near: null,
  unit: {},
  explanation: {},
});

export const newOption = (right = false): DraftOption => ({
  key: newKey(),
  text: {},
  right,
  area: null,
  picture: null,
  feedback: {},
});

const AREAS_A_ROW = 4;
/** Where the next area begins: beside those that are there, so that none hides another. @param place counted from 0 */
export const newArea = (place: number): DraftArea => ({
  shape: 'rectangle',
  x: 0.05 + (place % AREAS_A_ROW) * 0.23,
  y: 0.05 + (Math.floor(place / AREAS_A_ROW) % AREAS_A_ROW) * 0.23,
  width: 0.2,
  height: 0.2,
});
export const newAccepted = () => ({ key: newKey(), pattern: '', percent: WHOLE_PERCENT });
export const newPart = (): DraftPart => ({
  key: newKey(),
  text: {},
  right: null,
  accepts: [],
  area: null,
  picture: null,
});

/** A new question. @param folder where it is kept */
export const newQuestion = (folder = ''): QuestionDraft => ({ ...fresh(), folder });

/** Kinds of which any number of options may be right. */
const MARKED: readonly QuestionType[] = ['multiple', 'hotspot', 'highlight'];

/** Of which kinds something is said of each option. */
const WITH_FEEDBACK: readonly QuestionType[] = ['single', 'multiple', 'truefalse'];

/** Of which kinds options or parts are areas of a picture. */
export const AREAS: Partial<Record<QuestionType, 'options' | 'parts'>> = {
  hotspot: 'options',
  labels: 'parts',
};

/** What an answer gets that is right in part, where a question does not say. */
const usualCredit = (type: QuestionType): PartialCredit => (MARKED.includes(type) ? 'lessWrong' : 'parts');

const acceptedDraft = (accepts: BankQuestion['accepts']): DraftAccepted[] =>
  accepts.map(({ pattern, share }, index) => ({ key: `${index}`, pattern, percent: asPercent(share) }));

const acceptedInput = (accepts: readonly DraftAccepted[]): QuestionInput['accepts'] =>
  accepts
    .filter(({ pattern }) => pattern.trim() !== '')
    .map(({ pattern, percent }) => ({ pattern: pattern.trim(), share: percent / WHOLE_PERCENT }));

/** The passages of a text as options. What is right stays right where its words, or the number of passages, do. */
function passageOptions(text: DraftTexts, before: readonly DraftOption[]): DraftOption[] {
  const found = Object.entries(text).flatMap(([language, words = '']) =>
    passagesOf(words).map((passage) => ({ ...passage, language })),
  );
  const count = Math.min(Math.max(0, ...found.map(({ number }) => number)), MAX_OPTIONS);
  const left = [...before];
  return Array.from({ length: count }, (_, index) => {
    const texts = Object.fromEntries(
      found.flatMap(({ number, language, text: words }) =>
        number === index + 1 ? [[language, words] as const] : [],
      ),
    );
    const same = left.findIndex((option) =>
      Object.entries(texts).some(([language, words]) => option.text[language] === words),
    );
    const there = count === before.length ? left.findIndex((option) => option === before[index]) : -1;
    const [known = newOption()] = same < 0 && there < 0 ? [] : left.splice(same < 0 ? there : same, 1);
    return { ...known, key: `passage-${index}`, text: texts };
  });
}

/** Another text; a text with gaps has a part for each of them, one with passages an option. */
export function withText(draft: QuestionDraft, text: DraftTexts): Partial<QuestionDraft> {
  if (draft.type === 'highlight') return { text, options: passageOptions(text, draft.options) };
  if (draft.type !== 'gaps') return { text };
  const count = Math.min(gapCount(text), MAX_OPTIONS);
  return {
    text,
    parts: Array.from({ length: count }, (_, index) => draft.parts[index] ?? newPart()),
  };
}

/** A question as it is edited. */
export const questionDraft = (question: BankQuestion): QuestionDraft => ({
  ...contentDraft(question),
  kind: 'question',
  id: question.id,
  version: question.version,
});

/** What a question or one of its versions says, as it is edited. */
export function contentDraft(
  question: QuestionInput | BankQuestion,
): Omit<QuestionDraft, 'kind' | 'id' | 'version'> {
  const { number } = question;
  return {
    type: question.kind,
    folder: question.folder,
    tags: question.tags,
    level: question.level ?? null,
    points: question.points,
    text: question.text,
    options: question.options.map(({ text, right, area = null, picture = null, feedback = {} }, index) => ({
      key: `${index}`,
      text,
      right,
      area,
      picture,
      feedback,
    })),
    parts: (question.parts ?? []).map(({ text, right, accepts, area = null, picture = null }, index) => ({
      key: `${index}`,
      text,
      right: right === null ? null : `${right}`,
      accepts: acceptedDraft(accepts),
      area,
      picture,
    })),
    accepts: acceptedDraft(question.accepts),
    isExact: question.isExact ?? false,
    credit: question.credit ?? usualCredit(question.kind),
    range: question.range ?? fresh().range,
    picture: question.picture ?? fresh().picture,
    media: question.media ?? null,
    mostFiles: question.files?.most ?? fresh().mostFiles,
    fileMegabytes: question.files?.maxMegabytes ?? fresh().fileMegabytes,
    fileKinds: question.files?.kinds ?? fresh().fileKinds,
    rubric: question.rubric ?? fresh().rubric,
    isRelative: number?.isRelative ?? false,
    value: number?.value ?? null,
    tolerance: number?.tolerance ?? 0,
    near: number?.near ? { tolerance: number.near.tolerance, percent: asPercent(number.near.share) } : null,
    unit: question.unit,
    explanation: question.explanation,
  };
}

/** The same question as a new one. */
export const copyOf = (question: BankQuestion): QuestionDraft => ({
  ...questionDraft(question),
  id: null,
  version: 0,
});

/** What belongs to another kind begins anew; what both have stays. */
export function ofType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  if (type === draft.type) return draft;
  const firstRight = draft.options.findIndex(({ right }) => right);
  const kept = draft.options.map((option, index) => ({
    ...option,
    right: MARKED.includes(type) ? option.right : index === Math.max(firstRight, 0),
  }));
  const wroteOptions = draft.type !== 'truefalse' && draft.options.length > 0;
  const options = wroteOptions ? kept : [newOption(true), newOption(false)];
  const parts = draft.type !== 'gaps' && draft.parts.length > 0 ? draft.parts : [newPart(), newPart()];
  const placed = <One extends { area: DraftArea | null }>(list: readonly One[]) =>
    list.map((one, at) => ({ ...one, area: one.area ?? newArea(at) }));
  const nothing = { options: [], parts: [], accepts: [], isExact: false, rubric: [] };
  const { rubric } = draft;
  const more = {
    single: { options },
    multiple: { options },
    truefalse: { options: [newOption(true), newOption(false)] },
    text: { accepts: [newAccepted()] },
    number: {},
    essay: { rubric },
    matching: { options, parts },
    ordering: { options },
    categories: { options, parts },
    gaps: {},
    table: { options, parts },
    slider: {},
    hotspot: { options: placed(options) },
    labels: { options, parts: placed(parts) },
    highlight: {},
    file: { rubric },
  } satisfies Record<QuestionType, Partial<QuestionDraft>>;
  const changed = { ...draft, ...nothing, type, credit: usualCredit(type), ...more[type] };
  return withoutPictures({ ...changed, ...withText(changed, changed.text) });
}

/** Pictures stay where the kind has them. */
function withoutPictures(draft: QuestionDraft): QuestionDraft {
  const without = <One extends { picture: DraftEntryPicture | null }>(list: readonly One[]) =>
    list.map((one) => ({ ...one, picture: null }));
  return {
    ...draft,
    options: hasEntryPictures(draft.type, 'options') ? draft.options : without(draft.options),
    parts: hasEntryPictures(draft.type, 'parts') ? draft.parts : without(draft.parts),
  };
}

/** Texts without those that are empty. */
export const written = (texts: DraftTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (text?.trim() ? [[code, text.trim()]] : [])),
  );

const pictureInput = (picture: DraftEntryPicture | null) =>
  picture ? { picture: { url: picture.url, alt: written(picture.alt) } } : {};

/** What the call takes. */
export const questionInput = (draft: QuestionDraft): QuestionInput => ({
  kind: draft.type,
  folder: draft.folder.trim(),
  tags: [...draft.tags],
  ...(draft.level ? { level: draft.level } : {}),
  points: draft.points,
  text: written(draft.text),
  options: draft.options.map(({ text, right, area, picture, feedback }) => ({
    text: written(text),
    right,
    ...(WITH_FEEDBACK.includes(draft.type) && Object.keys(written(feedback)).length > 0
      ? { feedback: written(feedback) }
      : {}),
    ...(AREAS[draft.type] === 'options' && area ? { area } : {}),
    ...(hasEntryPictures(draft.type, 'options') ? pictureInput(picture) : {}),
  })),
  accepts: acceptedInput(draft.accepts),
  ...(draft.parts.length > 0
    ? {
        parts: draft.parts.map(({ text, right, accepts, area, picture }) => {
          const option = draft.options.findIndex(({ key }) => key === right);
          return {
            text: written(text),
            right: option < 0 ? null : option,
            accepts: draft.options.length > 0 ? [] : acceptedInput(accepts),
            ...(AREAS[draft.type] === 'parts' && area ? { area } : {}),
            ...(hasEntryPictures(draft.type, 'parts') ? pictureInput(picture) : {}),
          };
        }),
      }
    : {}),
  ...(draft.type === 'slider' ? { range: draft.range } : {}),
  ...(draft.picture.url === ''
    ? {}
    : {
        picture: {
          url: draft.picture.url,
          alt: written(draft.picture.alt),
          most: AREAS[draft.type] ? draft.picture.most : null,
        },
      }),
  ...(draft.media
    ? {
        media: {
          ...draft.media,
          title: written(draft.media.title),
          transcript: written(draft.media.transcript),
        },
      }
    : {}),
  ...(draft.type === 'file'
    ? { files: { most: draft.mostFiles, maxMegabytes: draft.fileMegabytes, kinds: [...draft.fileKinds] } }
    : {}),
  ...(draft.rubric.length > 0
    ? {
        rubric: draft.rubric.map((criterion) => ({
          ...criterion,
          title: written(criterion.title),
          levels: criterion.levels.map((level) => ({ ...level, title: written(level.title) })),
        })),
      }
    : {}),
  ...(draft.credit === usualCredit(draft.type) ? {} : { credit: draft.credit }),
  ...(draft.isExact ? { isExact: true } : {}),
  number:
    (draft.type === 'number' || draft.type === 'slider') && draft.value !== null
      ? {
          value: draft.value,
          tolerance: draft.tolerance,
          ...(draft.isRelative ? { isRelative: true } : {}),
          near: draft.near && {
            tolerance: draft.near.tolerance,
            share: draft.near.percent / WHOLE_PERCENT,
          },
        }
      : null,
  unit: written(draft.unit),
  explanation: written(draft.explanation),
});
