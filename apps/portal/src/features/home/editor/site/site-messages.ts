import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SiteEntry, SitePage, SitePlace, SiteTheme } from '@stoa/api/schema';

/** What is edited beside the pages. */
export const SITE_TITLE = msg({
  message: 'Navigation and look',
  comment: 'What stands around all pages of a school',
});

/** What an entry of the navigation leads to. */
export const KIND_MESSAGES = {
  page: msg({ message: 'Your own page', comment: 'Kind of an entry of the navigation' }),
  place: msg({
    message: 'Part of the portal',
    comment: 'Kind of an entry of the navigation: search, classes',
  }),
  address: msg({ message: 'Web address', comment: 'Kind of an entry of the navigation' }),
  group: msg({ message: 'Heading without a link', comment: 'Kind of an entry of the navigation' }),
} satisfies Record<SiteEntry['kind'], MessageDescriptor>;

/** The pages that every portal has. */
export const PLACE_MESSAGES = {
  home: msg`Home`,
  search: msg`Search`,
  classes: msg`Classes`,
  courses: msg`Courses`,
  exams: msg`Exams`,
  lives: msg`Live sessions`,
  knowledge: msg`Articles`,
  leaderboard: msg`Leaderboard`,
  subSchools: msg`Schools`,
  o3: msg`Projects and tools`,
} satisfies Record<SitePlace, MessageDescriptor>;

export const TYPE_MESSAGES = {
  porch: msg({ message: 'Standard', context: 'look' }),
  calm: msg({ message: 'Calm: light headings', comment: 'Typefaces of a school’s pages' }),
  bold: msg({ message: 'Bold: heavy headings', comment: 'Typefaces of a school’s pages' }),
  device: msg({ message: 'Plain: text in the font of the device', comment: 'Typefaces of a school’s pages' }),
} satisfies Record<SiteTheme['type'], MessageDescriptor>;

export const HEADER_MESSAGES = {
  porch: msg({ message: 'Painted band', comment: 'Above the header of a school’s pages' }),
  brand: msg({ message: 'Band in your color', comment: 'Above the header of a school’s pages' }),
  plain: msg({ message: 'No band', comment: 'Above the header of a school’s pages' }),
} satisfies Record<SiteTheme['header'], MessageDescriptor>;

export const FOOTER_MESSAGES = {
  porch: msg({ message: 'Dark with arches', comment: 'Footer of a school’s pages' }),
  brand: msg({ message: 'Dark with your color', comment: 'Footer of a school’s pages' }),
  plain: msg({ message: 'Dark without arches', comment: 'Footer of a school’s pages' }),
} satisfies Record<SiteTheme['footer'], MessageDescriptor>;

export const STATE_MESSAGES = {
  draft: msg({ message: 'Draft', context: 'page' }),
  published: msg({ message: 'Published', context: 'page' }),
  changed: msg({ message: 'Unpublished changes', comment: 'State of a page' }),
  deleted: msg({ message: 'Deleted', context: 'page' }),
} satisfies Record<SitePage['state'], MessageDescriptor>;

/** Why the address of a page is not taken, by the rule of the contract. */
export const ADDRESS_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  unique: msg`Another page has this address. Choose a different one.`,
  max: msg`A school can have 100 pages. Delete one first.`,
};
