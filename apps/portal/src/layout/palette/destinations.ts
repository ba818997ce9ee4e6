import type { MessageDescriptor } from '@lingui/core';
import type { User } from '@stoa/api/schema';
import { accessOf, type PageFacts } from '../../app/page-facts.ts';
import type { MessageNamespace } from '../../i18n/catalogues.ts';
import { operationsIn, pagesOf, sectionsOf } from '../../features/manage/workspace/manage-pages.ts';

/** A page that somebody can go to at once. */
export interface Destination {
  href: string;
  title: MessageDescriptor;
  /** Where it is written in. */
  messages: readonly MessageNamespace[];
  /** It belongs to the management of the school. */
  isManaged: boolean;
}

interface RouteLike {
  fullPath: string;
  parentRoute?: RouteLike | undefined;
  options: { staticData?: PageFacts };
}

/** The titles of all management pages stand in one catalogue. */
const MANAGE_MESSAGES: readonly MessageNamespace[] = ['schools'];
const OPTIONAL = /\/\{-\$\w+\}/g;

/** A route with those that it stands in, the outermost first. */
const chainOf = (route: RouteLike): RouteLike[] =>
  route.parentRoute ? [...chainOf(route.parentRoute), route] : [route];

const addressOf = (path: string, schoolId: string): string =>
  path
    .replaceAll(OPTIONAL, '')
    .replace('$schoolId', schoolId)
    .replace(/(.)\/$/, '$1');

/**
 * The pages that somebody may go to, as the routes say.
 * @param schoolId the school that is shown, or one of theirs; without one pages of schools are left out
 */
export function destinationsOf(
  routes: readonly RouteLike[],
  viewer: User | undefined,
  schoolId: string | undefined,
): Destination[] {
  const operations = new Set<string>(viewer?.memberships.flatMap((membership) => membership.operations));
  const open = routes.flatMap((route): (Destination & { order: number })[] => {
    const chain = chainOf(route);
    const { palette, title } = route.options.staticData ?? {};
    if (!palette) return [];
    const name = palette.name ?? title;
    if (!name) throw new Error(`The route ${route.fullPath} needs a name in the palette.`);
    const access = accessOf(chain.map(({ options }) => options));
    // Signing in is for visitors, what is one's own for those who are signed in.
    if (access === 'signIn' ? viewer : access === 'member' && !viewer) return [];
    if (palette.isForSignedIn && !viewer) return [];
    if (palette.operation && !operations.has(palette.operation) && !viewer?.isSuperuser) return [];
    if (route.fullPath.includes('$schoolId') && schoolId === undefined) return [];
    const messages = chain.flatMap(({ options }) => options.staticData?.messages ?? []);
    const href = addressOf(route.fullPath, schoolId ?? '');
    return [{ href, title: name, messages, isManaged: false, order: palette.order }];
  });
  open.sort((one, other) => one.order - other.order);
  if (schoolId === undefined) return open;
  const managed = sectionsOf(pagesOf(routes), operationsIn(viewer, schoolId).can).flatMap(
    ({ pages }) => pages,
  );
  return [
    ...open,
    ...managed.map(({ path, title }) => ({
      href: addressOf(path, schoolId),
      title,
      messages: MANAGE_MESSAGES,
      isManaged: true,
    })),
  ];
}
