import type { ResourceType } from '@stoa/api/enums';
import type { ResourceCard, ResourceDetail, StoredResourceBlock } from '@stoa/api/schema';
import type { Insertable } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Shape } from '../../../seed/check-shapes.ts';
import type { ResourceSeed } from '../../../seed/format.ts';
import type { LoadContext } from '../../../seed/load-help.ts';
import type { CardRow } from '../resource-card.ts';
import type { DetailContext } from '../resource-detail.ts';
import type { IndexedText } from '../../../core/text/tokens.ts';

/** A number of ResourceType other than All. */
export type KindType = Exclude<ResourceType, typeof ResourceType.All>;

/** One kind of resources. */
export interface Kind {
  type: KindType;
  /** Its name in demo content. */
  name: string;
  /** The type of blocks that lists it. */
  block?: StoredResourceBlock['type'];
  /** The kind of card that addresses name it by (C122). */
  cardType: string;
  /** Has a price and is listed among the goods of a school. */
  isForSale?: boolean;
}

/** A row of the resource that is loaded whole. */
export type DetailRow = CardRow & { category_ids: string[]; download_count: number };

/** What a kind shows beside card, categories and what is related. */
type OwnDetail<Detail extends ResourceDetail = ResourceDetail> = Detail extends unknown
  ? Omit<Detail, 'card' | 'categories' | 'related'>
  : never;

/** Loads what a resource shows beside its card, in one statement. @throws {Problem} NOT_FOUND */
export type LoadDetail<Name extends ResourceDetail['kind'] = ResourceDetail['kind']> = (
  tx: Transaction,
  row: DetailRow,
  context: DetailContext,
  card: ResourceCard,
) => Promise<OwnDetail<Extract<ResourceDetail, { kind: Name }>>>;

/** How demo content of a family is written, checked and loaded. */
export interface KindSeed<Seed extends ResourceSeed = ResourceSeed> {
  /** Its fields beside those of every resource. */
  fields: Readonly<Record<string, Shape>>;
  /** Says what a file names and nobody has, or does not fit together. */
  check?(seed: Seed, known: SeedKnowledge): void;
  /** Columns of `resource` beside those that every kind fills. */
  columns(seed: Seed, now: Date): Partial<Insertable<Tables['resource']>>;
  /** Texts of a language that it is found by, beside title and summary. */
  texts?(seed: Seed): (language: Language) => IndexedText[];
  /** Writes what stands in tables of its own; all resources of the school are there. */
  write(tx: Transaction, seed: Seed, context: LoadContext): Promise<void>;
}

/** What the check of demo content can be asked; each call reports what is not there. */
export interface SeedKnowledge {
  person(email: string): void;
  resource(slug: string): void;
  body(folder: string): void;
  media(path: string): void;
  /** An id that nothing else may have. */
  id(id: string, owner: string): void;
  report(problem: string): void;
}

/** Kinds that are stored and shown alike. */
export interface KindFamily {
  name: string;
  kinds: readonly Kind[];
  /** People enrol in it, and its page is the outline of its lessons. */
  hasLessons?: boolean;
  /** Path of a resource's page in the portal. */
  url(row: Pick<CardRow, 'id' | 'school_id'>): string;
  /** Left out where the card is all: its page has operations of its own. */
  detail?(): Promise<{ loadDetail: LoadDetail }>;
  seed(): Promise<{ seed: KindSeed<never> }>;
}

/** The page of a resource that has no page of its own. */
export const resourcePage: KindFamily['url'] = ({ id, school_id }) => `/portal/${school_id}/resource/${id}`;
