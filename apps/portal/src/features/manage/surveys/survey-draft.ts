import type { SurveyDraft, SurveyDraftItem, SurveyItemKind } from '@stoa/api/schema';
import { gapsIn } from '@stoa/api/survey-gaps';
import { hasAreas, isRange, SURVEY_KINDS, surveyPassages, type SliderRange } from '@stoa/api/survey-kinds';
import { hasOptionPictures, hasRowPictures } from '@stoa/api/survey-pictures';
import { branchValues, conditionFault } from '@stoa/api/survey-branches';
import type { SortableDrop } from '@stoa/ui/sortable';
import { randomId } from '../../../app/random-id.ts';
import { dropEntry } from '../content/drop-entry.ts';

export type DraftPage = SurveyDraft['pages'][number];
export type DraftOption = SurveyDraftItem['options'][number];
export type DraftChoice = SurveyDraftItem['rows'][number];

/** As the contract bounds them. */
export const LENGTHS = { title: 200, text: 500, option: 200, passage: 5000 } as const;
export const MAX_PAGES = 30;
export const MAX_ITEMS = 50;
export const MAX_OPTIONS = 30;
export const MAX_ROWS = 20;
const KEY_LENGTH = 12;
const FEWEST_OPTIONS = 2;

const newKey = (): string => randomId().slice(0, KEY_LENGTH);

export const newChoice = (): DraftChoice => ({ key: newKey(), text: {} });

/** Whether a kind has options that are written one by one. */
export const hasOptions = (kind: SurveyItemKind): boolean =>
  SURVEY_KINDS[kind].options === 'words' || SURVEY_KINDS[kind].options === 'pictures';

/** What a question that is answered with files takes at first. */
const FILE_TERMS: NonNullable<SurveyDraftItem['files']> = { most: 1, maxMegabytes: 20, kinds: [] };

/** What a slider goes through at first. */
const RANGE: SliderRange = { min: 0, max: 100, step: 1 };

/** A new question. */
export const newItem = (kind: SurveyItemKind = 'single'): SurveyDraftItem =>
  ofKind(
    {
      id: newKey(),
      kind,
      text: {},
      required: true,
      options: [],
      rows: [],
      min: 0,
      max: 10,
      lowLabel: {},
      highLabel: {},
    },
    kind,
  );

/** A question of another kind: what both have stays. */
export const ofKind = (item: SurveyDraftItem, kind: SurveyItemKind): SurveyDraftItem => ({
  ...item,
  kind,
  options: optionsOf(item, kind),
  rows: rowsOf(item, kind),
  range: kind === 'slider' ? (item.range ?? RANGE) : undefined,
  most: kind === 'hotspot' ? (item.most ?? null) : undefined,
  passage: kind === 'highlight' ? (item.passage ?? {}) : undefined,
  files: kind === 'file' ? (item.files ?? FILE_TERMS) : undefined,
});

function optionsOf({ kind: before, options }: SurveyDraftItem, kind: SurveyItemKind): DraftOption[] {
  const asked = SURVEY_KINDS[kind].options;
  // Areas and passages are those of one picture and one text.
  if (asked === 'areas' || asked === 'passages') return before === kind ? options : [];
  const shown = hasOptionPictures(kind)
    ? options.map(withoutArea)
    : options.map(({ key, text }) => ({ key, text }));
  if (hasOptions(kind)) return shown.length > 0 ? shown : [newChoice(), newChoice()];
  // Gaps are typed where there are no options: those that say nothing are none.
  return kind === 'gaps' && shown.some(({ text }) => !isEmpty(text)) ? shown : [];
}

const withoutArea = ({ area: _area, ...option }: DraftOption): DraftOption => option;

function rowsOf({ kind: before, rows }: SurveyDraftItem, kind: SurveyItemKind): DraftChoice[] {
  const asked = SURVEY_KINDS[kind].rows;
  if (!asked || (asked === 'areas' && before !== kind)) return [];
  if (asked === 'areas') return rows;
  if (rows.length === 0) return [newChoice()];
  return hasRowPictures(kind) ? rows.map(withoutArea) : rows.map(({ key, text }) => ({ key, text }));
}

/** Another text with passages, which are its options: one stays the same where its words do, or its place. */
export function withPassage(
  { options: before }: Pick<SurveyDraftItem, 'options'>,
  passage: NonNullable<SurveyDraftItem['passage']>,
): Partial<SurveyDraftItem> {
  const passages = surveyPassages(passage);
  // While languages differ, what they had in common stays.
  if (!passages) return { passage };
  const texts = passages.slice(0, MAX_OPTIONS);
  const saysSame = ({ text }: DraftOption, words: DraftOption['text']) =>
    Object.entries(words).some(([language, said]) => text[language as keyof typeof text] === said);
  const left = [...before];
  const known = texts.map((words) => {
    const at = left.findIndex((option) => saysSame(option, words));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return {
    passage,
    options: texts.map((text, index) => {
      const same = known[index] ?? left.find((option) => option === before[index]);
      return { key: same?.key ?? newKey(), text };
    }),
  };
}

/** Whether answers say who gave them, so that they may have files. */
export const takesFiles = ({
  anonymous,
  answeredBy,
}: Pick<SurveyDraft, 'anonymous' | 'answeredBy'>): boolean => !anonymous && answeredBy === 'person';

export const newPage = (): DraftPage => ({ id: newKey(), title: {}, items: [newItem()] });

/** A new survey with a page to begin with. */
export const newSurvey = (title: SurveyDraft['title']): SurveyDraft => ({
  title,
  introduction: {},
  thanks: {},
  anonymous: true,
  answeredBy: 'device',
  audience: 1,
  opensAt: null,
  closesAt: null,
  pages: [newPage()],
});

/** The same list with one of it at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const one = entries[from];
  if (one === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.filter((_, index) => index !== from).toSpliced(to, 0, one);
}

/** A question one place up or down, over the border of its page as well. */
export function moveItem(
  pages: readonly DraftPage[],
  pageIndex: number,
  itemIndex: number,
  step: 1 | -1,
): DraftPage[] {
  const page = pages[pageIndex];
  const item = page?.items[itemIndex];
  if (!page || !item) return [...pages];
  const to = itemIndex + step;
  if (to >= 0 && to < page.items.length)
    return pages.with(pageIndex, { ...page, items: moved(page.items, itemIndex, to) });
  const next = pages[pageIndex + step];
  if (!next || next.items.length >= MAX_ITEMS) return [...pages];
  const items = page.items.filter((_, index) => index !== itemIndex);
  return pages
    .with(pageIndex, { ...page, items })
    .with(pageIndex + step, { ...next, items: step > 0 ? [item, ...next.items] : [...next.items, item] });
}

/** The pages with a question at another place; undefined where nothing has moved, or where its page would be too full. */
export function dropItem(
  pages: readonly DraftPage[],
  drop: Omit<SortableDrop, 'kind'>,
): DraftPage[] | undefined {
  const next = dropEntry(pages, 'items', drop);
  return next?.some(({ items }) => items.length > MAX_ITEMS) ? undefined : next;
}

/** A question with its place, counted from 1. */
export interface PlacedItem {
  item: SurveyDraftItem;
  page: number;
  position: number;
}

/** All questions in order, with their places. */
export const placedItems = (pages: readonly DraftPage[]): PlacedItem[] =>
  pages.flatMap(({ items }, page) =>
    items.map((item, position) => ({ item, page: page + 1, position: position + 1 })),
  );

/** The questions before another one whose answers can decide whether it is asked, by that one's id. */
export function sourcesOf(placed: readonly PlacedItem[]): ReadonlyMap<string, PlacedItem[]> {
  const sources: PlacedItem[] = [];
  return new Map(
    placed.map((one) => {
      const earlier = [...sources];
      if (branchValues(one.item).length > 0) sources.push(one);
      return [one.item.id, earlier] as const;
    }),
  );
}

/** What has to be mended of the conditions, by the ids of their questions. */
export function brokenConditions(
  placed: readonly PlacedItem[],
): ReadonlyMap<string, NonNullable<ReturnType<typeof conditionFault>>> {
  const sources = sourcesOf(placed);
  return new Map(
    placed.flatMap(({ item: { id, showIf } }) => {
      const earlier = (sources.get(id) ?? []).map(({ item }) => item);
      const fault = showIf ? conditionFault(showIf, earlier) : undefined;
      return fault ? [[id, fault] as const] : [];
    }),
  );
}

const isEmpty = (texts: Readonly<Partial<Record<string, string>>>): boolean =>
  Object.values(texts).every((text) => (text ?? '').trim() === '');

/** What has to be mended before a survey can be published. */
export type SurveyFault =
  | { fault: 'TITLE' }
  | { fault: 'DATES' }
  | { fault: 'EMPTY_PAGE'; page: number }
  | {
      fault:
        | 'TEXT'
        | 'ALT'
        | 'OPTIONS'
        | 'PICTURED_OPTIONS'
        | 'OPTION_ALT'
        | KindFault
        | 'GAPS'
        | 'FILES'
        | 'SOURCE'
        | 'VALUES';
      page: number;
      item: number;
    };

type KindFault = 'ROWS' | 'PICTURED_ROWS' | 'PAIRS' | 'PICTURE' | 'AREAS' | 'PASSAGES' | 'RANGE';
/** Sums of shares may be off by as much as binary fractions are. */
const WHOLE = 1 + 1e-6;

const isOutside = ({ area }: Pick<DraftOption, 'area'>): boolean =>
  !area || area.x + area.width > WHOLE || area.y + area.height > WHOLE;

/** What has to be mended of rows, areas, passages and the range of a question. */
function kindFaults({ kind, picture, options, rows, passage, range }: SurveyDraftItem): KindFault[] {
  const asked = SURVEY_KINDS[kind];
  const hasUnnamed = rows.some((row) => isEmpty(row.text));
  const hasUntold = rows.some((row) => !row.picture && isEmpty(row.text));
  const areas = asked.options === 'areas' ? options : rows;
  const faults: (KindFault | false)[] = [
    asked.rows === 'words' && (rows.length === 0 || hasUnnamed) && 'ROWS',
    asked.rows === 'pictures' && (rows.length === 0 || hasUntold) && 'PICTURED_ROWS',
    kind === 'matching' && rows.length > options.length && 'PAIRS',
    hasAreas(kind) && !picture && 'PICTURE',
    hasAreas(kind) &&
      (areas.length === 0 || areas.some((one) => isEmpty(one.text) || isOutside(one))) &&
      'AREAS',
    asked.options === 'passages' && surveyPassages(passage)?.length !== options.length && 'PASSAGES',
    kind === 'slider' && !(range && isRange(range)) && 'RANGE',
  ];
  return faults.filter((fault) => fault !== false);
}

/** Everything that has to be mended, in order; pages and questions counted from 1. */
export function faultsOf(draft: SurveyDraft): SurveyFault[] {
  const { title, opensAt, closesAt, pages } = draft;
  const faults: SurveyFault[] = [];
  const broken = brokenConditions(placedItems(pages));
  if (isEmpty(title)) faults.push({ fault: 'TITLE' });
  if (opensAt && closesAt && new Date(closesAt) <= new Date(opensAt)) faults.push({ fault: 'DATES' });
  pages.forEach(({ items }, pageIndex) => {
    const page = pageIndex + 1;
    if (items.length === 0) faults.push({ fault: 'EMPTY_PAGE', page });
    items.forEach((item, itemIndex) => {
      const { id, kind, text, picture, options } = item;
      const place = { page, item: itemIndex + 1 };
      if (isEmpty(text)) faults.push({ fault: 'TEXT', ...place });
      if (picture && isEmpty(picture.alt)) faults.push({ fault: 'ALT', ...place });
      if (
        (hasOptions(kind) || (kind === 'gaps' && options.length > 0)) &&
        (options.length < FEWEST_OPTIONS || options.some((option) => !option.picture && isEmpty(option.text)))
      )
        faults.push({ fault: hasOptionPictures(kind) ? 'PICTURED_OPTIONS' : 'OPTIONS', ...place });
      if ([...options, ...item.rows].some((one) => one.picture && isEmpty(one.picture.alt)))
        faults.push({ fault: 'OPTION_ALT', ...place });
      for (const fault of kindFaults(item)) faults.push({ fault, ...place });
      if (kind === 'gaps' && !isEmpty(text) && !gapsIn(text)) faults.push({ fault: 'GAPS', ...place });
      if (kind === 'file' && !takesFiles(draft)) faults.push({ fault: 'FILES', ...place });
      const condition = broken.get(id);
      if (condition) faults.push({ fault: condition, ...place });
    });
  });
  return faults;
}
