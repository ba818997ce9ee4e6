// Generated from openapi/components/blocks.yaml by npm run generate; not edited by hand.
import type { Block } from '@stoa/api/schema';
import { lazy, type ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import { BannerView } from './banner/banner.tsx';
import { FiguresView } from './figures/figures.tsx';
import { LeaderboardView } from './leaderboard/leaderboard.tsx';
import { ResourcesView } from './resources/resources.tsx';
import { SubSchoolsView } from './sub-schools/sub-schools.tsx';

type CaseOf<Type, Each = Block> = Each extends { type: infer Own }
  ? Type extends Own
    ? Each
    : never
  : never;
type Views = { [Type in Block['type']]: ComponentType<BlockProps<Extract<CaseOf<Type>, Block>>> };

const BulletinsView = lazy(async () => ({
  default: (await import('./bulletins/bulletins.tsx')).BulletinsView,
}));
const CallToActionView = lazy(async () => ({
  default: (await import('./call-to-action/call-to-action.tsx')).CallToActionView,
}));
const ColumnsView = lazy(async () => ({ default: (await import('./columns/columns.tsx')).ColumnsView }));
const CountdownView = lazy(async () => ({
  default: (await import('./countdown/countdown.tsx')).CountdownView,
}));
const DownloadsView = lazy(async () => ({
  default: (await import('./downloads/downloads.tsx')).DownloadsView,
}));
const EmbedView = lazy(async () => ({ default: (await import('./embed/embed.tsx')).EmbedView }));
const GalleryView = lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).GalleryView }));
const HonoursView = lazy(async () => ({ default: (await import('./honours/honours.tsx')).HonoursView }));
const LogosView = lazy(async () => ({ default: (await import('./logos/logos.tsx')).LogosView }));
const O3AreaView = lazy(async () => ({ default: (await import('./o3-area/o3-area.tsx')).O3AreaView }));
const PictureView = lazy(async () => ({ default: (await import('./picture/picture.tsx')).PictureView }));
const QuestionsView = lazy(async () => ({
  default: (await import('./questions/questions.tsx')).QuestionsView,
}));
const QuoteView = lazy(async () => ({ default: (await import('./quote/quote.tsx')).QuoteView }));
const RichTextView = lazy(async () => ({
  default: (await import('./rich-text/rich-text.tsx')).RichTextView,
}));
const SpacerView = lazy(async () => ({ default: (await import('./spacer/spacer.tsx')).SpacerView }));
const StepsView = lazy(async () => ({ default: (await import('./steps/steps.tsx')).StepsView }));
const TabsView = lazy(async () => ({ default: (await import('./tabs/tabs.tsx')).TabsView }));
const TeachersView = lazy(async () => ({ default: (await import('./teachers/teachers.tsx')).TeachersView }));
const VideoView = lazy(async () => ({ default: (await import('./video/video.tsx')).VideoView }));
const WhatsNextView = lazy(async () => ({
  default: (await import('./whats-next/whats-next.tsx')).WhatsNextView,
}));

/** The view of every type of blocks; a server that is newer than this page may send others. */
export const BLOCK_VIEWS: Readonly<Record<string, ComponentType<BlockProps<never>> | undefined>> = {
  banner: BannerView,
  bulletins: BulletinsView,
  callToAction: CallToActionView,
  classes: ResourcesView,
  columns: ColumnsView,
  countdown: CountdownView,
  courses: ResourcesView,
  downloads: DownloadsView,
  embed: EmbedView,
  exams: ResourcesView,
  figures: FiguresView,
  gallery: GalleryView,
  honours: HonoursView,
  knowledge: ResourcesView,
  leaderboard: LeaderboardView,
  learningMaps: ResourcesView,
  lives: ResourcesView,
  logos: LogosView,
  o3Area: O3AreaView,
  picture: PictureView,
  questions: QuestionsView,
  quote: QuoteView,
  richText: RichTextView,
  spacer: SpacerView,
  steps: StepsView,
  subSchools: SubSchoolsView,
  tabs: TabsView,
  teachers: TeachersView,
  topics: ResourcesView,
  video: VideoView,
  whatsNext: WhatsNextView,
} satisfies Views;
