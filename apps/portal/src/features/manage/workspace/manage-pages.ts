import type { MessageDescriptor } from '@lingui/core';
import type { User } from '@stoa/api/schema';
import type { ManageFacts, ManageSection, Operation, PageFacts } from '../../../app/page-facts.ts';

/** In their order. */
const SECTIONS: readonly ManageSection[] = [
  'overview',
  'pages',
  'content',
  'people',
  'learning',
  'live',
  'store',
  'settings',
];

/** A page of the management of a school, as its route describes it. */
export interface ManagePageEntry {
  /** Path of the route. */
  path: string;
  title: MessageDescriptor;
  facts: ManageFacts;
}

interface RouteLike {
  fullPath: string;
  options: { staticData?: PageFacts };
}

/** Every management page that the route tree has. @throws {Error} for a page without a title */
export const pagesOf = (routes: readonly RouteLike[]): ManagePageEntry[] =>
  routes.flatMap(({ fullPath: path, options: { staticData } }) => {
    if (!staticData?.manage) return [];
    const { manage: facts, title } = staticData;
    if (!title) throw new Error(`The route ${path} needs a title of its own.`);
    return [{ path, title, facts }];
  });

/** What somebody may do in a school, as the server says. */
export function operationsIn(viewer: User | undefined, schoolId: string) {
  const membership = viewer?.memberships.find((one) => one.schoolId === schoolId);
  const operations = membership?.operations ?? [];
  const isSuperuser = viewer?.isSuperuser === true;
  return {
    isOwner: membership?.role === 'owner',
    can: (operation: Operation): boolean => isSuperuser || operations.includes(operation),
  };
}

/** Whether somebody may open any page. */
export const mayManage = (
  pages: readonly ManagePageEntry[],
  can: (operation: Operation) => boolean,
): boolean => pages.some(({ facts: { operation } }) => operation !== undefined && can(operation));

/** The pages that somebody may open, by section; sections without any are left out. */
export const sectionsOf = (
  pages: readonly ManagePageEntry[],
  can: (operation: Operation) => boolean,
): { section: ManageSection; pages: ManagePageEntry[] }[] =>
  SECTIONS.map((section) => ({
    section,
    pages: pages
      .filter(({ facts }) => facts.section === section)
      .filter(({ facts: { operation } }) => (operation ? can(operation) : mayManage(pages, can)))
      .sort((one, other) => one.facts.order - other.facts.order),
  })).filter((entry) => entry.pages.length > 0);

/** The page that a route belongs to: its own, else the one that it stands below. */
export const pageOf = (pages: readonly ManagePageEntry[], path: string): ManagePageEntry | undefined =>
  pages
    .filter((page) => page.path === path || (!page.path.endsWith('/') && path.startsWith(`${page.path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0];
