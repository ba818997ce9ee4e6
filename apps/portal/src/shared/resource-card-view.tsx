import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ResourceCard as Card } from '@stoa/api/schema';
import { ResourceCard, type MetaItem } from '@stoa/ui/card';
import { Status } from '@stoa/ui/status';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../i18n/language-context.tsx';
import { toTag, type Language } from '../i18n/languages.ts';
import { formatCount, formatMinutes, formatPrice } from './format.ts';
import { RESOURCE_KINDS, STATUS_MESSAGES } from './resource-kinds.ts';
import { LocalTime } from './local-time.tsx';
import { useActivityStatus } from './use-activity-status.ts';

export interface ResourceCardViewProps {
  card: Card;
  headingLevel?: 2 | 3 | 4;
  layout?: 'vertical' | 'horizontal';
  isImagePriority?: boolean;
  /** Parts of the title and of the text below it that were searched for. */
  titleRanges?: readonly (readonly [number, number])[];
  excerpt?: { text: string; ranges: readonly (readonly [number, number])[]; lang?: Language };
  progress?: { value: number; label: string; text: string };
}

const TONES = { 1: 'upcoming', 2: 'live', 3: 'neutral' } as const;
/** The audience of members. */
const MEMBERS = 2;

/** A resource of the API as a card of the design system, with its words. */
export function ResourceCardView({
  card,
  headingLevel,
  layout,
  isImagePriority,
  titleRanges,
  excerpt,
  progress,
}: ResourceCardViewProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const kind = RESOURCE_KINDS[card.type];
  const status = useActivityStatus(card);
  const badges = [
    ...(card.zone === '1'
      ? [
          {
            id: 'vip',
            label: t({ message: 'VIP', comment: 'Mark of what only VIP members can open' }),
            tone: 'ochre' as const,
          },
        ]
      : []),
    ...(card.audience === MEMBERS
      ? [{ id: 'members', label: t({ message: 'Members', context: 'audience' }) }]
      : []),
    ...(card.enrollment === 1 ? [{ id: 'enrolled', label: t`Enrolled`, tone: 'success' as const }] : []),
  ];
  return (
    <ResourceCard
      id={card.id}
      href={card.url}
      kind={kind.card}
      kindLabel={i18n._(kind.one)}
      title={card.title}
      titleRanges={titleRanges}
      lang={card.lang === language ? undefined : toTag(card.lang)}
      summary={excerpt?.text ?? card.summary}
      summaryLang={excerpt?.lang && toTag(excerpt.lang)}
      summaryRanges={excerpt?.ranges}
      imageSrc={card.coverUrl}
      isImagePriority={isImagePriority}
      badges={badges}
      status={
        status ? (
          <Status tone={TONES[status]} isPulsing={kind.isLive === true && status === 2}>
            {i18n._(STATUS_MESSAGES[status])}
          </Status>
        ) : undefined
      }
      meta={useMeta(card)}
      price={card.price ? formatPrice(card.price, language) : undefined}
      progress={progress}
      headingLevel={headingLevel}
      layout={layout}
    />
  );
}

/** The small facts at the foot: who, how long, how many. */
function useMeta(card: Card): MetaItem[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { isLive = false } = RESOURCE_KINDS[card.type];
  const lessons = card.lessonCount;
  const learners = card.learnerCount;
  const learnersText = formatCount(learners, language);
  return [
    ...(isLive && card.startsAt ? [{ id: 'start', content: <LocalTime instant={card.startsAt} /> }] : []),
    ...(card.author ? [{ id: 'author', content: <UserText>{card.author.name}</UserText> }] : []),
    ...(lessons
      ? [{ id: 'lessons', content: t`${plural(lessons, { one: '# lesson', other: '# lessons' })}` }]
      : []),
    ...(card.minutes && !isLive ? [{ id: 'minutes', content: formatMinutes(card.minutes, language) }] : []),
    ...(learners > 0 && !isLive
      ? [
          {
            id: 'learners',
            content: t`${plural(learners, { one: `${learnersText} learner`, other: `${learnersText} learners` })}`,
          },
        ]
      : []),
  ];
}
