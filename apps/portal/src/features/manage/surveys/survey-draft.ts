import type { SurveyDraft, SurveyDraftItem, SurveyItemKind } from '@stoa/api/schema';
import { gapsIn } from '@stoa/api/survey-gaps';
import { hasOptionPictures } from '@stoa/api/survey-pictures';
import { branchValues, conditionFault } from '@stoa/api/survey-branches';
import type { SortableDrop } from '@stoa/ui/sortable';
import { randomId } from '../../../app/random-id.ts';
import { dropEntry } from '../content/drop-entry.ts';

export type DraftPage = SurveyDraft['pages'][number];
export type DraftOption = SurveyDraftItem['options'][number];
export type DraftChoice = SurveyDraftItem['rows'][number];

/** As the contract bounds them. */
export const LENGTHS = { title: 200, text: 500, option: 200 } as const;
export const MAX_PAGES = 30;
export const MAX_ITEMS = 50;
export const MAX_OPTIONS = 30;
export const MAX_ROWS = 20;
const KEY_LENGTH = 12;
const FEWEST_OPTIONS = 2;

const newKey = (): string => randomId().slice(0, KEY_LENGTH);

export const newChoice = (): DraftChoice => ({ key: newKey(), text: {} });

/** Whether a kind has options. */
export const hasOptions = (kind: SurveyItemKind): boolean =>
  kind === 'single' || kind === 'multiple' || kind === 'ranking' || kind === 'matrix';

/** What a question that is answered with files takes at first. */
const FILE_TERMS: NonNullable<SurveyDraftItem['files']> = { most: 1, maxMegabytes: 20, kinds: [] };

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
  rows: kind !== 'matrix' ? [] : item.rows.length > 0 ? item.rows : [newChoice()],
  files: kind === 'file' ? (item.files ?? FILE_TERMS) : undefined,
});

function optionsOf({ options }: SurveyDraftItem, kind: SurveyItemKind): DraftOption[] {
  const shown = hasOptionPictures(kind) ? options : options.map(({ key, text }) => ({ key, text }));
  if (hasOptions(kind)) return shown.length > 0 ? shown : [newChoice(), newChoice()];
  // Gaps are typed where there are no options: those that say nothing are none.
  return kind === 'gaps' && shown.some(({ text }) => !isEmpty(text)) ? shown : [];
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
        | 'ROWS'
        | 'GAPS'
        | 'FILES'
        | 'SOURCE'
        | 'VALUES';
      page: number;
      item: number;
    };

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
    items.forEach(({ id, kind, text, picture, options, rows }, itemIndex) => {
      const place = { page, item: itemIndex + 1 };
      if (isEmpty(text)) faults.push({ fault: 'TEXT', ...place });
      if (picture && isEmpty(picture.alt)) faults.push({ fault: 'ALT', ...place });
      if (
        (hasOptions(kind) || (kind === 'gaps' && options.length > 0)) &&
        (options.length < FEWEST_OPTIONS || options.some((option) => !option.picture && isEmpty(option.text)))
      )
        faults.push({ fault: hasOptionPictures(kind) ? 'PICTURED_OPTIONS' : 'OPTIONS', ...place });
      if (options.some((option) => option.picture && isEmpty(option.picture.alt)))
        faults.push({ fault: 'OPTION_ALT', ...place });
      if (kind === 'matrix' && (rows.length === 0 || rows.some((row) => isEmpty(row.text))))
        faults.push({ fault: 'ROWS', ...place });
      if (kind === 'gaps' && !isEmpty(text) && !gapsIn(text)) faults.push({ fault: 'GAPS', ...place });
      if (kind === 'file' && !takesFiles(draft)) faults.push({ fault: 'FILES', ...place });
      const condition = broken.get(id);
      if (condition) faults.push({ fault: condition, ...place });
    });
  });
  return faults;
}
