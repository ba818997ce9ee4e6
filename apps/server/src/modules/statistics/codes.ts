import type { ClickName, PageName } from '@stoa/api/schema';
import type { Region } from '../../config.ts';

/** Code of a view by kind of page. */
export type ViewCodes = Record<PageName, string>;

/** One table a region: its first two digits are the region's own, so that counts of all can be put together. */
const tableOf = (region: string): ViewCodes => ({
  home: `${region}0101`,
  search: `${region}0102`,
  class: `${region}0103`,
  resource: `${region}0104`,
  more: `${region}0105`,
  subSchool: `${region}0106`,
  feedback: `${region}0107`,
  complaint: `${region}0108`,
  help: `${region}0109`,
  login: `${region}0110`,
  register: `${region}0111`,
  other: `${region}0199`,
});
/** The page-view code tables of the regions (B070). */
export const VIEW_CODES = {
  cn: tableOf('10'),
  sg: tableOf('20'),
  de: tableOf('30'),
  mx: tableOf('40'),
  ru: tableOf('50'),
} as const;

/** Click events of the specification (B046). */
export const CLICK_CODES: Record<ClickName, string> = {
  feedbackOpened: '121602',
  feedbackPictureAdded: '121603',
  feedbackSent: '121604',
  feedbackClosed: '121605',
  customerServiceOpened: '010246',
};

/** The table of a region; test environments use that of cn. */
export const viewCodesOf = (region: Region): ViewCodes =>
  VIEW_CODES[region as keyof typeof VIEW_CODES] ?? VIEW_CODES.cn;

const pageByCode = new Map(
  Object.values(VIEW_CODES).flatMap((table) =>
    (Object.entries(table) as [PageName, string][]).map(([page, code]) => [code, page] as const),
  ),
);
export const pageOf = (code: string): PageName => pageByCode.get(code) ?? 'other';

const clickByCode = new Map(
  (Object.entries(CLICK_CODES) as [ClickName, string][]).map(([name, code]) => [code, name]),
);
export const clickOf = (code: string): ClickName | undefined => clickByCode.get(code);
