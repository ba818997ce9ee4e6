import type { StoredResourceBlock } from '@stoa/api/schema';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kind, KindFamily } from './kind.ts';

const load = async (file: string): Promise<KindFamily> =>
  ((await import(pathToFileURL(join(import.meta.dirname, file)).href)) as { family: KindFamily }).family;

/** The families of kinds: each folder here describes one. */
export const FAMILIES: readonly KindFamily[] = await Promise.all(
  globSync('*/*.kind.ts', { cwd: import.meta.dirname })
    .sort()
    .map(load),
);

/** Every kind of resources, by number. */
export const KINDS: readonly Kind[] = FAMILIES.flatMap(({ kinds }) => kinds).toSorted(
  (a, b) => a.type - b.type,
);

const familyByType = new Map(
  FAMILIES.flatMap((family) => family.kinds.map(({ type }) => [type as number, family])),
);

/** The family of a type. @throws {Error} for a number that no kind has */
export function familyOf(type: number): KindFamily {
  const family = familyByType.get(type);
  if (!family) throw new Error(`No folder of modules/resources/kinds describes the type ${type}.`);
  return family;
}

/** The family of the kind that demo content calls so. */
export const familyNamed = (kind: string): KindFamily | undefined =>
  FAMILIES.find(({ kinds }) => kinds.some(({ name }) => name === kind));

const typesWhere = (matches: (kind: Kind, family: KindFamily) => boolean): readonly number[] =>
  KINDS.filter((kind) => matches(kind, familyOf(kind.type))).map(({ type }) => type);

/** Types of a family. */
export const typesOfFamily = (name: string): readonly number[] =>
  typesWhere((_kind, family) => family.name === name);

/** Types that a block of pages lists. */
export const typesOfBlock = (block: StoredResourceBlock['type']): readonly number[] =>
  typesWhere((kind) => kind.block === block);

/** Types of a kind of card; none for a word that is no kind of card. */
export const typesOfCard = (cardType: string): readonly number[] =>
  typesWhere((kind) => kind.cardType === cardType);

/** Types that people enrol in, and whose page is the outline of their lessons. */
export const CLASS_TYPES = typesWhere((_kind, { hasLessons = false }) => hasLessons);

/** Types that a school sells. */
export const TYPES_FOR_SALE = typesWhere(({ isForSale = false }) => isForSale);
