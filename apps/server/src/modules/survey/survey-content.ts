import type { SurveyAnswer, SurveyDraft, SurveyDraftItem } from '@stoa/api/schema';
import { askedQuestions, conditionFault } from '@stoa/api/survey-branches';
import { gapsIn } from '@stoa/api/survey-gaps';
import { hasOptionPictures } from '@stoa/api/survey-pictures';
import { hasText, invalid } from '../../core/text/texts.ts';
import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';

type Option = SurveyDraftItem['options'][number];
type Picture = NonNullable<SurveyDraftItem['picture']>;

const FEWEST_OPTIONS = 2;
const SHORT_TEXT_MAX = 500;

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
  options.map(({ key, text, picture }) => ({ key, text: written(text), ...writtenPicture(picture) }));

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
        options: writtenOptions(item.options),
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
const isTold = ({ text, picture }: Option): boolean => picture !== undefined || hasText(text);

/** Lets through what can be answered. @throws {Problem} CONTENT_INVALID */
export function requireComplete(draft: SurveyDraft): void {
  if (!hasText(draft.title)) throw refused('draft/title', 'required', 'must have a text in one language');
  const { opensAt, closesAt, pages } = draft;
  if (opensAt !== null && closesAt !== null && new Date(closesAt) <= new Date(opensAt))
    throw refused('draft/closesAt', 'minimum', 'must be after opensAt');
  if (pages.length === 0 || pages.some(({ items }) => items.length === 0))
    throw refused('draft/pages', 'minItems', 'must have a question each');
  const items = itemsOf(draft);
  for (const [index, { id, kind, text, picture, options, rows, showIf, files }] of items.entries()) {
    if (showIf && conditionFault(showIf, items.slice(0, index)))
      throw refused(`draft/${id}/showIf`, 'known', 'must name answers to an earlier question');
    if (!hasText(text)) throw refused(`draft/${id}/text`, 'required', 'must have a text in one language');
    if (picture && !hasText(picture.alt))
      throw refused(`draft/${id}/picture/alt`, 'required', 'must have a text in one language');
    const asksOptions = kind === 'single' || kind === 'multiple' || kind === 'ranking' || kind === 'matrix';
    if (asksOptions && (options.length < FEWEST_OPTIONS || !options.every(isTold)))
      throw refused(`draft/${id}/options`, 'minItems', 'must be two with a text or a picture each');
    const untold = options.findIndex((option) => option.picture && !hasText(option.picture.alt));
    if (untold >= 0)
      throw refused(
        `draft/${id}/options/${untold}/picture/alt`,
        'required',
        'must have a text in one language',
      );
    if (kind === 'matrix' && (rows.length === 0 || !rows.every((row) => hasText(row.text))))
      throw refused(`draft/${id}/rows`, 'minItems', 'must be one with a text each');
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
  if (item.kind === 'matrix') return answer.rows?.length === item.rows.length;
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
    case 'ranking': {
      if (choice.some((key) => !keys.has(key)))
        throw invalid(`${path}/choice`, 'known', 'must be options of the question');
      if (item.kind === 'single' && choice.length > 1)
        throw invalid(`${path}/choice`, 'maxItems', 'must be one');
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
    case 'matrix': {
      const known = new Set(item.rows.map(({ key }) => key));
      if (rows.some(({ row, option }) => !known.has(row) || !keys.has(option)))
        throw invalid(`${path}/rows`, 'known', 'must be rows and options of the question');
      if (new Set(rows.map(({ row }) => row)).size < rows.length)
        throw invalid(`${path}/rows`, 'unique', 'must name each row once');
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
