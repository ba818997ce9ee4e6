import type {
  OwnSurveyAnswer,
  SurveyAnswersFile,
  SurveyDraft,
  SurveyDraftItem,
  SurveyItem,
  SurveyResult,
  SurveyResultItem,
} from '@stoa/api/schema';
import { gapKeys, inGap } from '@stoa/api/survey-gaps';
import { hasChosenOptions, SURVEY_KINDS, sliderSpans } from '@stoa/api/survey-kinds';
import { displayName } from '../../core/people/people.presenter.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Transaction } from '../../database/pool.ts';
import type { KeptSurveyAnswer, Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { toCsv, toCsvLines } from '../../platform/csv.ts';
import { itemsOf } from './survey-content.ts';
import { openFile } from './survey-files.ts';
import type { SurveyMaker } from './survey.policy.ts';
import { presentItem } from './survey.presenter.ts';
import { lockManaged } from './survey.repository.ts';
import {
  countAnswers,
  countAsked,
  countChoices,
  countSteps,
  findOwnAnswer,
  listFiles,
  listShown,
  listTexts,
  listVersions,
  showWaiting,
  summarizeNumbers,
  type ResultFilter,
} from './survey-result.repository.ts';

/** Fewer anonymous answers than these are never shown, nor added to those that are shown. */
const FEWEST = 5;
/** Answers of one export, and those that are read at once for it. */
const EXPORT_LIMIT = 100_000;
const EXPORT_PAGE = 1000;
/** Stands between options in one cell. */
const BETWEEN = '; ';

type Say = (texts: Translations) => string;
type Versions = Awaited<ReturnType<typeof listVersions>>;
export interface FilterQuery {
  itemId?: string | undefined;
  value?: string | undefined;
}

/** A range with room for what people could choose in either. */
const joinRanges = (newer: SurveyDraftItem['range'], older: SurveyDraftItem['range']) =>
  newer && {
    range: older
      ? { ...newer, min: Math.min(newer.min, older.min), max: Math.max(newer.max, older.max) }
      : newer,
  };

/**
 * The questions of all versions as one list: the newest wording of each, options that only earlier versions had after
 * the others, and questions that only those had at the end.
 */
export function mergeItems(versions: readonly { content: SurveyDraft }[]): SurveyDraftItem[] {
  const merged = new Map<string, SurveyDraftItem>();
  const join = (newer: SurveyDraftItem['options'], older: SurveyDraftItem['options']) => [
    ...newer,
    ...older.filter(({ key }) => !newer.some((one) => one.key === key)),
  ];
  for (const item of versions.flatMap(({ content }) => itemsOf(content))) {
    const newer = merged.get(item.id);
    merged.set(
      item.id,
      newer
        ? {
            ...newer,
            options: join(newer.options, item.options),
            rows: join(newer.rows, item.rows),
            ...joinRanges(newer.range, item.range),
          }
        : item,
    );
  }
  return [...merged.values()];
}

/** Shows what waits where it is enough. @returns the answers there are */
async function openWaiting(tx: Transaction, surveyId: string, filter: ResultFilter | undefined) {
  const counted = await countAnswers(tx, surveyId, filter);
  if (counted.waiting < FEWEST) return counted;
  await showWaiting(tx, surveyId);
  return countAnswers(tx, surveyId, filter);
}

/** People who were asked a question: those whose answers match a filter, and those who answered anonymously. */
interface Asked {
  matching: number;
  anonymous: number;
  anonymous_matching: number;
}

/** How many were asked each question: all who answered a version that has it, without those it was left out for. */
async function countAskedOf(
  tx: Transaction,
  surveyId: string,
  versions: Versions,
  filter: ResultFilter | undefined,
): Promise<(itemId: string) => Asked> {
  const counted = await countAsked(tx, surveyId, filter);
  const asked = new Map<string, Asked>();
  const add = (itemId: string, count: Asked, sign: 1 | -1): void => {
    const before = asked.get(itemId) ?? NOBODY;
    asked.set(itemId, {
      matching: before.matching + sign * count.matching,
      anonymous: before.anonymous + sign * count.anonymous,
      anonymous_matching: before.anonymous_matching + sign * count.anonymous_matching,
    });
  };
  for (const count of counted) {
    if (count.item_id !== null) add(count.item_id, count, -1);
    else
      for (const { id } of itemsOf(
        versions.find(({ version }) => version === count.version)?.content ?? { pages: [] },
      ))
        add(id, count, 1);
  }
  return (itemId) => asked.get(itemId) ?? NOBODY;
}
const NOBODY: Asked = { matching: 0, anonymous: 0, anonymous_matching: 0 };

/** Whether some anonymous answers, but fewer than may be told from the rest, do match a filter or do not. */
function revealsTooFew({
  anonymous,
  anonymous_matching: matching,
}: Pick<Asked, 'anonymous' | 'anonymous_matching'>) {
  const isFew = (count: number): boolean => count > 0 && count < FEWEST;
  return isFew(matching) || isFew(anonymous - matching);
}

/** @throws {Problem} VALIDATION_FAILED where the question cannot be filtered by */
function filterOf(
  items: readonly SurveyDraftItem[],
  { itemId, value }: FilterQuery,
): ResultFilter | undefined {
  if (itemId === undefined && value === undefined) return undefined;
  const item = items.find(({ id }) => id === itemId);
  if (item?.kind === 'scale' && Number.isInteger(Number(value ?? undefined)))
    return { itemId: item.id, number: Number(value) };
  if (item && hasChosenOptions(item.kind) && item.options.some(({ key }) => key === value))
    return { itemId: item.id, choice: [value as string] };
  throw invalid('query/value', 'known', 'must be an option or a step of the question itemId');
}

/** What people answered, taken together. @throws {Problem} NOT_FOUND, VALIDATION_FAILED */
export const readResult = (
  services: Services,
  maker: SurveyMaker,
  surveyId: string,
  { query, language }: { query: FilterQuery; language: Language | undefined },
): Promise<SurveyResult> =>
  // It writes where answers become visible; whoever looks at the same time waits.
  services.database.write(maker, async (tx) => {
    const school = await findSchool(tx, maker.schoolId);
    const row = await lockManaged(tx, surveyId, maker.author);
    if (!row) throw new Problem('NOT_FOUND');
    const versions = await listVersions(tx, surveyId);
    const drafted = mergeItems(versions);
    const filter = filterOf(drafted, query);
    const counted = await openWaiting(tx, surveyId, filter);
    const isTooFew = filter !== undefined && revealsTooFew(counted);
    const title = versions[0]?.content.title ?? row.draft.title;
    const wanted = translate(title, language ?? school.default_language, school.default_language).language;
    const say: Say = (texts) => textIn(texts, wanted, school.default_language);
    const items = drafted.map((item) => presentItem(item, say));
    return {
      id: row.id,
      title,
      status: row.status,
      answerCount: counted.total,
      shownCount: isTooFew ? 0 : counted.matching,
      waitingCount: counted.waiting,
      filter: filter ? { itemId: filter.itemId, value: query.value as string } : null,
      isTooFew,
      items:
        isTooFew || counted.matching === 0
          ? items.map(empty)
          : await summarize(tx, surveyId, items, filter, {
              askedOf: await countAskedOf(tx, surveyId, versions, filter),
              open: openFile(services, maker.schoolId),
            }),
    };
  });

const empty = (item: SurveyItem): SurveyResultItem => ({
  item,
  askedCount: 0,
  answerCount: 0,
  isTooFew: false,
  counts: [],
  numbers: null,
  texts: [],
});

/** Six statements at most, however many questions and answers there are. What too few were asked shows nothing. */
async function summarize(
  tx: Transaction,
  surveyId: string,
  items: readonly SurveyItem[],
  filter: ResultFilter | undefined,
  { askedOf, open }: { askedOf: (itemId: string) => Asked; open: ReturnType<typeof openFile> },
): Promise<SurveyResultItem[]> {
  const scales = items.filter(({ kind }) => kind === 'scale' || kind === 'slider').map(({ id }) => id);
  const choices = await countChoices(tx, surveyId, filter);
  const numbers = new Map(
    (await summarizeNumbers(tx, surveyId, filter)).map(({ item_id, ...found }) => [item_id, found]),
  );
  const steps = scales.length > 0 ? await countSteps(tx, surveyId, filter, scales) : [];
  const texts = Map.groupBy(await listTexts(tx, surveyId, filter), ({ item_id }) => item_id);
  const files = items.some(({ kind }) => kind === 'file') ? await listFiles(tx, surveyId, filter) : [];
  const byItem = Map.groupBy(
    [...choices, ...steps.map((step) => ({ ...step, row_key: null, mean_place: null }))],
    ({ item_id }) => item_id,
  );
  return items.map((item) => {
    const asked = askedOf(item.id);
    if (asked.matching > 0 && revealsTooFew(asked))
      return { ...empty(item), askedCount: asked.matching, isTooFew: true };
    const found = inSpans(item, byItem.get(item.id) ?? []);
    const { chosen, words } = apart(item, found);
    const sent = files.filter(({ item_id }) => item_id === item.id);
    return {
      item,
      askedCount: asked.matching,
      isTooFew: false,
      answerCount: found.find(({ key }) => key === null)?.count ?? 0,
      counts: chosen.map(({ row_key, key, count, mean_place }) => ({
        row: row_key,
        key,
        count,
        meanPlace: item.kind === 'ranking' ? mean_place : null,
      })),
      numbers: numbers.get(item.id) ?? null,
      texts: (texts.get(item.id) ?? []).map(({ text }) => text),
      ...(words.length > 0 ? { words } : {}),
      ...(sent.length > 0 ? { files: sent.map((row) => ({ ...open(row.file), from: nameOf(row) })) } : {}),
    };
  });
}

/** Numbers of a slider are counted in the spans of its range: `key` is the place of one. */
function inSpans<Counted extends { key: string | null; count: number }>(
  { kind, range }: SurveyItem,
  found: readonly Counted[],
): Counted[] {
  if (kind !== 'slider' || !range) return [...found];
  const spans = sliderSpans(range);
  const counted = new Map<string | null, Counted>();
  for (const one of found) {
    const number = Number(one.key);
    // What lies between two numbers of today's steps was chosen when there were others.
    const place = one.key === null ? null : String(spans.findLastIndex(({ from }) => from <= number));
    counted.set(place, { ...one, key: place, count: one.count + (counted.get(place)?.count ?? 0) });
  }
  return [...counted.values()];
}

/** What was chosen of a question, and what was typed into its gaps. */
function apart(item: SurveyItem, found: Awaited<ReturnType<typeof countChoices>>) {
  const counted = found.flatMap(({ key, ...row }) => (key === null ? [] : [{ ...row, key }]));
  const isTyped = ({ key }: { key: string }) =>
    item.kind === 'gaps' && !item.options.some((option) => option.key === key);
  return {
    chosen: counted.filter((row) => !isTyped(row)),
    words: counted
      .filter(isTyped)
      .map(({ row_key, key, count }) => ({ gap: row_key ?? '', text: key, count })),
  };
}

/** All answers that results are made of, for spreadsheets. @throws {Problem} NOT_FOUND */
export const exportAnswers = (
  { database, clock }: Services,
  maker: SurveyMaker,
  surveyId: string,
  language: Language | undefined,
): Promise<SurveyAnswersFile> =>
  database.write(maker, async (tx) => {
    const school = await findSchool(tx, maker.schoolId);
    if (!(await lockManaged(tx, surveyId, maker.author))) throw new Problem('NOT_FOUND');
    await openWaiting(tx, surveyId, undefined);
    const versions = await listVersions(tx, surveyId);
    const say: Say = (texts) => textIn(texts, language ?? school.default_language, school.default_language);
    const columns = mergeItems(versions).flatMap((item) => columnsOf(presentItem(item, say)));
    const isNamed = versions.some(({ content }) => !content.anonymous);
    const parts = [
      toCsv([[...(isNamed ? ['answeredAt', 'name'] : []), ...columns.map(({ heading }) => heading)]]),
    ];
    let rows = 0;
    let after: string | undefined;
    do {
      const page = await listShown(tx, surveyId, {
        after,
        limit: Math.min(EXPORT_PAGE, EXPORT_LIMIT - rows),
      });
      parts.push(
        toCsvLines(
          page.map((row) => {
            const given = new Map(row.answers.map((answer) => [answer.itemId, answer]));
            const who = isNamed ? [row.answered_at?.toISOString() ?? '', nameOf(row)] : [];
            return [...who, ...columns.map(({ cell }) => cell(given))];
          }),
        ),
      );
      rows += page.length;
      after = page.length < EXPORT_PAGE ? undefined : page.at(-1)?.id;
    } while (after !== undefined && rows < EXPORT_LIMIT);
    return { fileName: `survey-${clock.now().toISOString().slice(0, 10)}.csv`, csv: parts.join(''), rows };
  });

/** Nothing for whoever was not signed in. */
const nameOf = ({
  real_name,
  nick_name,
  mobile,
  email,
}: Pick<
  Awaited<ReturnType<typeof listShown>>[number],
  'real_name' | 'nick_name' | 'mobile' | 'email'
>): string =>
  real_name === null || nick_name === null ? '' : displayName({ real_name, nick_name, mobile, email });

interface Column {
  heading: string;
  cell: (given: ReadonlyMap<string, KeptSurveyAnswer>) => string;
}

const wordsOf = ({ text, picture }: SurveyItem['options'][number]): string => text || (picture?.alt ?? '');

/** A column a question; of one with rows one for each of them, of a text with gaps one for each of them. */
function columnsOf({ id, kind, text, options, rows }: SurveyItem): Column[] {
  // An option or a row without a text is called by what its picture shows.
  const names = new Map(options.map((option) => [option.key, wordsOf(option)]));
  if (SURVEY_KINDS[kind].answer === 'rows')
    return rows.map((row) => ({
      heading: `${text}: ${wordsOf(row)}`,
      cell: (given) => names.get(given.get(id)?.rows?.find((one) => one.row === row.key)?.option ?? '') ?? '',
    }));
  if (kind === 'gaps')
    return (gapKeys(text) ?? []).map((key) => ({
      heading: `${text}: [[${key}]]`,
      cell: (given) => {
        const value = inGap(given.get(id), key);
        return names.get(value) ?? value;
      },
    }));
  return [
    {
      heading: text,
      cell: (given) => {
        const { choice, number, text: words, files } = given.get(id) ?? {};
        if (files) return files.map(({ name }) => name).join(BETWEEN);
        if (choice) return choice.map((key) => names.get(key) ?? key).join(BETWEEN);
        return number === undefined ? (words ?? '') : String(number);
      },
    },
  ];
}

/** What the viewer answered themselves. @throws {Problem} NOT_FOUND also where nobody can know */
export const readOwnAnswer = (
  services: Services,
  caller: Caller & { viewer: NonNullable<Caller['viewer']> },
  surveyId: string,
): Promise<OwnSurveyAnswer> => {
  const { schoolId, viewer } = caller;
  const open = openFile(services, schoolId);
  return services.database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const wording = wordingOf(await enter(tx, caller), caller);
    const row = await findOwnAnswer(tx, surveyId, viewer.accountId);
    if (!row?.answered_at) throw new Problem('NOT_FOUND');
    const { language } = translate(row.content.title, wording.language, wording.schoolDefault);
    const say: Say = (texts) => textIn(texts, language, wording.schoolDefault);
    const given = new Map(row.answers.map((answer) => [answer.itemId, answer]));
    return {
      answeredAt: row.answered_at.toISOString(),
      lang: language,
      items: itemsOf(row.content).flatMap((item) => {
        const found = given.get(item.id);
        if (!found) return [];
        const { files, ...answer } = found;
        return [{ item: presentItem(item, say), answer, ...(files ? { files: files.map(open) } : {}) }];
      }),
    };
  });
};
