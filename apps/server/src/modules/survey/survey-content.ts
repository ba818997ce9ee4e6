import type { SurveyAnswer, SurveyDraft, SurveyDraftItem } from '@stoa/api/schema';
import { askedQuestions, conditionFault } from '@stoa/api/survey-branches';
import { gapsIn } from '@stoa/api/survey-gaps';
import { hasAreas, isRange, sliderNumber, SURVEY_KINDS, surveyPassages } from '@stoa/api/survey-kinds';
import { hasOptionPictures, hasRowPictures } from '@stoa/api/survey-pictures';
import { hasText, invalid } from '../../core/text/texts.ts';
import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';

type Option = SurveyDraftItem['options'][number];
type Picture = NonNullable<SurveyDraftItem['picture']>;

const FEWEST_OPTIONS = 2;
const SHORT_TEXT_MAX = 500;
/** Sums of shares may be off by as much as binary fractions are. */
const WHOLE = 1 + 1e-6;

const refused = (path: string, rule: string, message: string): Problem =>
  new Problem('CONTENT_INVALID', { fields: [{ path, rule, message }] });

/** Texts without those that are empty. */
const written = (texts: Translations): Translations =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );
const writtenPicture = (picture: Picture | undefined): { picture?: Picture } =>
  picture ? { picture: { ...picture, alt: written(picture.alt) } } : {};
const writtenOptions = (options: readonly Option[]): Option[] =>
  options.map(({ key, text, area, picture }) => ({
    key,
    text: written(text),
    ...(area ? { area } : {}),
    ...writtenPicture(picture),
  }));

/** The options of a question as they are kept: those of a text with passages say what the text does. */
function storedOptions({ kind, options, passage }: SurveyDraftItem): Option[] {
  const passages = kind === 'highlight' ? surveyPassages(passage) : undefined;
  return writtenOptions(
    options.map((option, index) => ({ ...option, text: passages?.[index] ?? option.text })),
  );
}

/** The questions of a survey, in order. */
export const itemsOf = ({ pages }: Pick<SurveyDraft, 'pages'>): SurveyDraftItem[] =>
  pages.flatMap(({ items }) => items);

/**
 * A draft as it is kept. It may be unfinished, but every key names one thing.
 * @throws {Problem} CONTENT_INVALID
 */
export function cleanDraft(draft: SurveyDraft): SurveyDraft {
  requireUnique(
    draft.pages.map(({ id }) => id),
    'body/draft/pages',
  );
  requireUnique(
    itemsOf(draft).map(({ id }) => id),
    'body/draft/pages',
  );
  for (const { id, kind, options, rows } of itemsOf(draft)) {
    for (const choices of [options, rows])
      requireUnique(
        choices.map(({ key }) => key),
        `body/draft/${id}`,
      );
    if (!hasOptionPictures(kind) && options.some(({ picture }) => picture))
      throw refused(`body/draft/${id}/options`, 'kind', 'must have no pictures in a question of this kind');
    if (!hasRowPictures(kind) && rows.some(({ picture }) => picture))
      throw refused(`body/draft/${id}/rows`, 'kind', 'must have no pictures in a question of this kind');
  }
  return {
    ...draft,
    title: written(draft.title),
    introduction: written(draft.introduction),
    thanks: written(draft.thanks),
    pages: draft.pages.map(({ id, title, items }) => ({
      id,
      title: written(title),
      items: items.map((item) => ({
        ...item,
        text: written(item.text),
        ...writtenPicture(item.picture),
        options: storedOptions(item),
        ...(item.passage ? { passage: written(item.passage) } : {}),
        rows: writtenOptions(item.rows),
        lowLabel: written(item.lowLabel),
        highLabel: written(item.highLabel),
      })),
    })),
  };
}

function requireUnique(keys: readonly string[], path: string): void {
  if (new Set(keys).size < keys.length) throw refused(path, 'uniqueItems', 'must name each thing once');
}

/** Whether an option says what it is. */
const isReported = ({ text, picture }: Option): boolean => picture !== undefined || hasText(text);

/** Whether what is chosen from stands within the picture, or is no area of it. */
const isPlaced =
  (needsArea: boolean) =>
  ({ area }: Pick<Option, 'area'>): boolean =>
    needsArea ? area !== undefined && area.x + area.width <= WHOLE && area.y + area.height <= WHOLE : !area;

/** @throws {Problem} CONTENT_INVALID where there is too little to choose from */
function requireOptions({ id, kind, options, passage }: SurveyDraftItem): void {
  const asked = SURVEY_KINDS[kind].options;
  const path = `draft/${id}/options`;
  if (!options.every(isPlaced(asked === 'areas')))
    throw refused(path, 'areas', asked === 'areas' ? 'must lie within the picture' : 'must be no areas');
  if (
    (asked === 'words' || asked === 'pictures') &&
    (options.length < FEWEST_OPTIONS || !options.every(isReported))
  )
    throw refused(path, 'minItems', 'must be two with a text or a picture each');
  if (asked === 'areas' && (options.length === 0 || !options.every(isReported)))
    throw refused(path, 'minItems', 'must be one with a text each');
  if (asked === 'passages' && surveyPassages(passage)?.length !== options.length)
    throw refused(path, 'passages', 'must be the passages of the text, the same in every language');
}

/** @throws {Problem} CONTENT_INVALID where nothing gets an option */
function requireRows({ id, kind, options, rows }: SurveyDraftItem): void {
  const asked = SURVEY_KINDS[kind].rows;
  const path = `draft/${id}/rows`;
  if (!rows.every(isPlaced(asked === 'areas')))
    throw refused(path, 'areas', asked === 'areas' ? 'must lie within the picture' : 'must be no areas');
  if (asked && (rows.length === 0 || !rows.every(isReported)))
    throw refused(path, 'minItems', 'must be one with a text or a picture each');
  if (kind === 'matching' && options.length < rows.length)
    throw refused(path, 'maxItems', 'must be no more than the options, which go to one each');
}

/** @throws {Problem} CONTENT_INVALID for a picture without words for those who do not see it */
function requireTold(path: string, entries: readonly Option[]): void {
  const untold = entries.findIndex(({ picture }) => picture && !hasText(picture.alt));
  if (untold >= 0)
    throw refused(`${path}/${untold}/picture/alt`, 'required', 'must have a text in one language');
}

/** Lets through what can be answered. @throws {Problem} CONTENT_INVALID */
export function requireComplete(draft: SurveyDraft): void {
  if (!hasText(draft.title)) throw refused('draft/title', 'required', 'must have a text in one language');
  const { opensAt, closesAt, pages } = draft;
  if (opensAt !== null && closesAt !== null && new Date(closesAt) <= new Date(opensAt))
    throw refused('draft/closesAt', 'minimum', 'must be after opensAt');
  if (pages.length === 0 || pages.some(({ items }) => items.length === 0))
    throw refused('draft/pages', 'minItems', 'must have a question each');
  const items = itemsOf(draft);
  for (const [index, item] of items.entries()) {
    const { id, kind, text, picture, options, showIf, files } = item;
    if (showIf && conditionFault(showIf, items.slice(0, index)))
      throw refused(`draft/${id}/showIf`, 'known', 'must name answers to an earlier question');
    if (!hasText(text)) throw refused(`draft/${id}/text`, 'required', 'must have a text in one language');
    if (picture && !hasText(picture.alt))
      throw refused(`draft/${id}/picture/alt`, 'required', 'must have a text in one language');
    requireOptions(item);
    requireRows(item);
    requireTold(`draft/${id}/options`, options);
    requireTold(`draft/${id}/rows`, item.rows);
    if (hasAreas(kind) && !picture)
      throw refused(`draft/${id}/picture`, 'required', 'must be there, with areas');
    if (kind === 'slider' && !(item.range && isRange(item.range)))
      throw refused(`draft/${id}/range`, 'range', 'must hold 2 to 1,001 numbers');
    if (kind === 'gaps') {
      if (!gapsIn(text))
        throw refused(
          `draft/${id}/text`,
          'gaps',
          'must have [[1]], [[2]] and so on, each once, in every language',
        );
      if (
        options.length > 0 &&
        (options.length < FEWEST_OPTIONS || !options.every((one) => hasText(one.text)))
      )
        throw refused(`draft/${id}/options`, 'minItems', 'must be none, or two with a text each');
    }
    if (kind === 'file') {
      if (!files) throw refused(`draft/${id}/files`, 'required', 'must say which files it takes');
      // A file tells who made it, and only people can upload one.
      if (draft.anonymous || draft.answeredBy !== 'person')
        throw refused(`draft/${id}/kind`, 'named', 'must be in a survey with names, once a person');
    }
  }
}

/**
 * Answers as they are kept: one a question at most, without those that say nothing and those to questions that the
 * others leave out, which are `skipped`.
 * @throws {Problem} VALIDATION_FAILED for what does not fit the questions, or leaves out what must be answered
 */
export function fittingAnswers(
  content: SurveyDraft,
  answers: readonly SurveyAnswer[],
): { answers: SurveyAnswer[]; skipped: string[] } {
  const items = new Map(itemsOf(content).map((item) => [item.id, item]));
  const kept = new Map<string, SurveyAnswer>();
  answers.forEach((answer, index) => {
    const path = `body/answers/${index}`;
    const item = items.get(answer.itemId);
    if (!item) throw invalid(`${path}/itemId`, 'known', 'must be a question of the survey');
    if (kept.has(item.id)) throw invalid(`${path}/itemId`, 'unique', 'must be answered once');
    const found = fitting(item, answer, path);
    if (found) kept.set(item.id, found);
  });
  const asked = askedQuestions([...items.values()], (id) => kept.get(id));
  for (const item of items.values()) {
    if (!asked.has(item.id)) continue;
    const answer = kept.get(item.id);
    if (item.required && !isWhole(item, answer))
      throw invalid('body/answers', 'required', `must answer ${item.id}`);
  }
  // In the order of the questions: the order in which somebody answered says nothing that is asked for.
  return {
    answers: [...asked].flatMap((id) => kept.get(id) ?? []),
    skipped: [...items.keys()].filter((id) => !asked.has(id)),
  };
}

/** Whether an answer leaves no row and no gap out. */
function isWhole(item: SurveyDraftItem, answer: SurveyAnswer | undefined): boolean {
  if (answer === undefined) return false;
  if (SURVEY_KINDS[item.kind].rows) return answer.rows?.length === item.rows.length;
  return item.kind !== 'gaps' || answer.parts?.length === gapsIn(item.text)?.length;
}

/** An answer with what its kind has, undefined where that is nothing. @throws {Problem} VALIDATION_FAILED */
function fitting(item: SurveyDraftItem, answer: SurveyAnswer, path: string): SurveyAnswer | undefined {
  const { choice = [], number, text = '', rows = [], parts = [], files = [] } = answer;
  const itemId = item.id;
  const keys = new Set(item.options.map(({ key }) => key));
  switch (item.kind) {
    case 'single':
    case 'multiple':
    case 'hotspot':
    case 'highlight':
    case 'ranking': {
      if (choice.some((key) => !keys.has(key)))
        throw invalid(`${path}/choice`, 'known', 'must be options of the question');
      const most = item.kind === 'single' ? 1 : (item.kind === 'hotspot' && item.most) || keys.size;
      if (choice.length > most) throw invalid(`${path}/choice`, 'maxItems', `must be ${most} at most`);
      if (item.kind === 'ranking' && choice.length > 0 && choice.length < keys.size)
        throw invalid(`${path}/choice`, 'minItems', 'must rank every option');
      return choice.length > 0 ? { itemId, choice } : undefined;
    }
    case 'text':
    case 'longtext': {
      const words = text.trim();
      if (item.kind === 'text' && words.length > SHORT_TEXT_MAX)
        throw invalid(`${path}/text`, 'maxLength', `must have ${SHORT_TEXT_MAX} characters at most`);
      return words ? { itemId, text: words } : undefined;
    }
    case 'number':
      return number === undefined ? undefined : { itemId, number };
    case 'scale': {
      if (number === undefined) return undefined;
      if (!Number.isInteger(number) || number < item.min || number > item.max)
        throw invalid(`${path}/number`, 'range', 'must be a step of the scale');
      return { itemId, number };
    }
    case 'slider': {
      if (number === undefined) return undefined;
      const exact = item.range && sliderNumber(item.range, number);
      if (exact === undefined) throw invalid(`${path}/number`, 'range', 'must be a number of the slider');
      return { itemId, number: exact };
    }
    case 'matrix':
    case 'categories':
    case 'labels':
    case 'matching': {
      const known = new Set(item.rows.map(({ key }) => key));
      if (rows.some(({ row, option }) => !known.has(row) || !keys.has(option)))
        throw invalid(`${path}/rows`, 'known', 'must be rows and options of the question');
      if (new Set(rows.map(({ row }) => row)).size < rows.length)
        throw invalid(`${path}/rows`, 'unique', 'must name each row once');
      if (item.kind === 'matching' && new Set(rows.map(({ option }) => option)).size < rows.length)
        throw invalid(`${path}/rows`, 'unique', 'must give each option once');
      return rows.length > 0 ? { itemId, rows } : undefined;
    }
    case 'gaps': {
      const filled = new Map(parts.map(({ key, value }) => [key, value.trim()]));
      const gaps = gapsIn(item.text) ?? [];
      if (filled.size < parts.length) throw invalid(`${path}/parts`, 'unique', 'must name each gap once');
      if (![...filled.keys()].every((key) => gaps.includes(key)))
        throw invalid(`${path}/parts`, 'known', 'must be gaps of the question');
      const kept = gaps.flatMap((key) => {
        const value = filled.get(key) ?? '';
        return value ? [{ key, value }] : [];
      });
      if (keys.size > 0 && kept.some(({ value }) => !keys.has(value)))
        throw invalid(`${path}/parts`, 'known', 'must be options of the question');
      return kept.length > 0 ? { itemId, parts: kept } : undefined;
    }
    case 'file': {
      if (files.length > (item.files?.most ?? 0))
        throw invalid(`${path}/files`, 'maxItems', `must be ${item.files?.most ?? 0} at most`);
      return files.length > 0 ? { itemId, files } : undefined;
    }
  }
}
