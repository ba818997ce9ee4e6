/** Which of the two renderers draws a school's pages. */
export type PageType = 'v1' | 'v2';

/** The pages switch of the configuration. */
export interface PagesSwitch {
  v1PagesWhiteList: readonly string[];
  v2PagesWhiteList: readonly string[];
  mainSwitch: 0 | 1;
}

/** Asked again after this time (spec.md 9). */
export const PAGES_SWITCH_CACHE_MS = 300_000;

interface PageTypeRow {
  onV1List: boolean | 'any';
  onV2List: boolean | 'any';
  mainSwitch: 0 | 1 | 'any';
  /** The switch could not be learned. */
  hasFailed: boolean;
  type: PageType;
  spec: 'B054';
}

/** The decision as a table; the first row that fits decides (B054). */
export const PAGE_TYPE_TABLE: readonly PageTypeRow[] = [
  { hasFailed: true, onV1List: 'any', onV2List: 'any', mainSwitch: 'any', type: 'v2', spec: 'B054' },
  { hasFailed: false, onV1List: true, onV2List: 'any', mainSwitch: 'any', type: 'v1', spec: 'B054' },
  { hasFailed: false, onV1List: false, onV2List: true, mainSwitch: 'any', type: 'v2', spec: 'B054' },
  { hasFailed: false, onV1List: false, onV2List: false, mainSwitch: 0, type: 'v1', spec: 'B054' },
  { hasFailed: false, onV1List: false, onV2List: false, mainSwitch: 1, type: 'v2', spec: 'B054' },
];

/** @param value the configured switch as it came; anything that is none counts as a failure */
export function pageTypeOf(value: unknown, schoolId: string): PageType {
  const known = isPagesSwitch(value) ? value : null;
  const facts = {
    hasFailed: known === null,
    onV1List: known?.v1PagesWhiteList.includes(schoolId) ?? false,
    onV2List: known?.v2PagesWhiteList.includes(schoolId) ?? false,
    mainSwitch: known?.mainSwitch === 0 ? 0 : 1,
  };
  const fits = (wanted: unknown, given: unknown): boolean => wanted === 'any' || wanted === given;
  const row = PAGE_TYPE_TABLE.find(
    (candidate) =>
      candidate.hasFailed === facts.hasFailed &&
      fits(candidate.onV1List, facts.onV1List) &&
      fits(candidate.onV2List, facts.onV2List) &&
      fits(candidate.mainSwitch, facts.mainSwitch),
  );
  return row?.type ?? 'v2';
}

function isPagesSwitch(value: unknown): value is PagesSwitch {
  if (typeof value !== 'object' || value === null) return false;
  const { v1PagesWhiteList, v2PagesWhiteList, mainSwitch } = value as Record<string, unknown>;
  return (
    Array.isArray(v1PagesWhiteList) &&
    Array.isArray(v2PagesWhiteList) &&
    (mainSwitch === 0 || mainSwitch === 1)
  );
}
