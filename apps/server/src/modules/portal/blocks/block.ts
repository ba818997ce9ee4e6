import type { Block, RichTextDocument, StoredBlock } from '@stoa/api/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../database/pool.ts';
import type { Translations } from '../../../database/tables.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { PageViewer } from '../../../core/pages/stored-block.ts';
import type { SchoolRow } from '../../../core/schools/schools.repository.ts';

/** Whose page is filled, for whom, in which language. */
export interface BlockContext extends PageViewer {
  school: SchoolRow;
  language: Language;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What a loader is given beside its blocks. */
export interface FillContext extends BlockContext {
  /** A text in the language of the page, or the next best one. */
  say: (texts: Translations | undefined) => string;
}

/** What demo content names and storage keeps otherwise. Each reports what is not there. */
export interface SeedLookup {
  schoolId: string;
  personId: (email: string) => string;
  resourceId: (slug: string) => string;
  categoryId: (slug: string) => string;
  /** The address of a file below seed/media. */
  media: (path: string) => string;
  /** The text of a folder below seed/bodies. */
  body: (folder: string) => Partial<Record<Language, RichTextDocument>>;
}

type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A shown block without what every block has: see BlockSettings of the contract. */
export type BlockContent<Shown extends Block> = OmitEach<Shown, 'id' | 'devices' | 'anchor'>;
/** A block of the demo content, where it is written as it is stored; ids are given by the loader. */
export type SeedOf<Stored extends StoredBlock> = OmitEach<Stored, 'id'>;

/** An address that stands in a block. */
export interface BlockAddress {
  /** Where, within the block. */
  path: string;
  address: string;
}

/** What is looked at before a page is saved or published. */
export interface BlockContents {
  /** It would show nothing. */
  isEmpty?: boolean;
  texts: Translations[];
  /** Languages of a text that is a document of its own in each. */
  written?: string[];
  links?: BlockAddress[];
  pictures?: BlockAddress[];
  /** Films, uploads or of this server. */
  films?: BlockAddress[];
  /** Captions of films. */
  captions?: BlockAddress[];
  /** Files of any kind, uploads or of this server. */
  files?: BlockAddress[];
  /** Resources that were chosen by hand, by their ids. */
  resources?: string[];
  /** Pages that are shown in a frame. */
  frames?: BlockAddress[];
  /** Pages of films that are shown in a frame. */
  filmFrames?: BlockAddress[];
  /** A picture says nothing to those who do not see it. */
  lacksAlt?: boolean;
  /** A film says nothing to those who do not hear it. */
  lacksCaptions?: boolean;
  /** Something has no name that screen readers could tell. */
  lacksTitle?: boolean;
}

/** All that the server knows of a type of blocks. Its shapes are the contract's. */
export interface BlockDescription<
  Stored extends StoredBlock,
  Shown extends Block,
  Seed extends { type: string },
> {
  types: readonly Stored['type'][];
  /**
   * What blocks of these types show, in the order of the blocks. It loads what all of them need in one statement at
   * most: the statements of a page must not grow with its blocks.
   */
  fill(
    tx: Transaction,
    blocks: readonly Stored[],
    context: FillContext,
  ): BlockContent<Shown>[] | Promise<BlockContent<Shown>[]>;
  contentsOf(block: Stored): BlockContents;
  /** What is shown to somebody from whom people are hidden. Left out where no people are shown. */
  hidePeople?(block: Shown, hidden: ReadonlySet<string>): Shown;
  /** A block of the demo content as it is stored. Left out where it is written so. */
  fromSeed?(seed: Seed, lookup: SeedLookup): SeedOf<Stored>;
}

/** Describes a type of blocks; `block` of a file `<type>/<type>.block.ts` is found by the registry. */
export const defineBlock = <
  Stored extends StoredBlock,
  Shown extends Block,
  Seed extends { type: string } = SeedOf<Stored>,
>(
  description: BlockDescription<Stored, Shown, Seed>,
): BlockDescription<Stored, Shown, Seed> => description;

/** A description whose types its own file has checked. */
export type AnyBlock = BlockDescription<StoredBlock, Block, { type: string }>;
