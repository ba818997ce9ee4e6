import type { Block } from '@stoa/api/schema';
import { lazy, type ComponentType } from 'react';
import { BannerView } from './banner/banner.tsx';
import type { BlockProps } from './block-props.ts';
import { FiguresView } from './figures/figures.tsx';
import { HonoursView } from './honours/honours.tsx';
import { LeaderboardView } from './leaderboard/leaderboard.tsx';
import { ResourcesView } from './resources/resources.tsx';
import { SubSchoolsView } from './sub-schools/sub-schools.tsx';

type CaseOf<Type, Each = Block> = Each extends { type: infer Own }
  ? Type extends Own
    ? Each
    : never
  : never;
type Views = {
  [Type in Block['type']]: ComponentType<BlockProps<Extract<CaseOf<Type>, Block>>>;
};

/** Formulas, code and tables weigh more than all other blocks, and most pages have none. */
const RichTextView = lazy(async () => ({
  default: (await import('./rich-text/rich-text.tsx')).RichTextView,
}));

/** The view of every type of blocks; a server that is newer than this page may send others. */
export const BLOCK_VIEWS: Readonly<Record<string, ComponentType<BlockProps<never>> | undefined>> = {
  banner: BannerView,
  classes: ResourcesView,
  courses: ResourcesView,
  exams: ResourcesView,
  figures: FiguresView,
  honours: HonoursView,
  knowledge: ResourcesView,
  leaderboard: LeaderboardView,
  lives: ResourcesView,
  richText: RichTextView,
  subSchools: SubSchoolsView,
} satisfies Views;
