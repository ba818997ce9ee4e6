import { useLingui } from '@lingui/react/macro';
import type { ClassPointer, ResourceDetail } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import type { ComponentType } from 'react';
import { ArticleBody } from './article-body.tsx';
import { ExamFacts } from './exam/exam-facts.tsx';
import { LiveFacts } from './facts.tsx';
import { LearningMapView } from './learning-map/learning-map.tsx';
import { TopicView } from './topic/topic-view.tsx';

type Views = {
  [Kind in ResourceDetail['kind']]: ComponentType<{ detail: Extract<ResourceDetail, { kind: Kind }> }>;
};

/** What each kind of resources shows below its head. */
const VIEWS: Readonly<Record<string, ComponentType<{ detail: never }> | undefined>> = {
  article: ArticleBody,
  class: ClassLink,
  exam: ExamFacts,
  learningMap: LearningMapView,
  live: LiveFacts,
  topic: TopicView,
} satisfies Views;

/** The part of a resource's page that its kind decides; nothing for a kind that this version does not know. */
export function DetailView({ detail }: { detail: ResourceDetail }) {
  const View = Object.hasOwn(VIEWS, detail.kind) ? VIEWS[detail.kind] : undefined;
  // The table has checked that the view of a kind takes its details.
  return View ? <View detail={detail as never} /> : null;
}

function ClassLink({ detail }: { detail: ClassPointer }) {
  const { t } = useLingui();
  return <LinkButton href={detail.card.url}>{t`Open the class`}</LinkButton>;
}
