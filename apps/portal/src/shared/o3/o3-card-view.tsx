import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { O3Card } from '@stoa/api/schema';
import { ResourceCard, type MetaItem } from '@stoa/ui/card';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { formatCount } from '../format.ts';
import { O3_KIND_MESSAGES } from './o3-kinds.ts';

interface O3CardViewProps {
  card: O3Card;
  headingLevel?: 2 | 3;
  isImagePriority?: boolean;
}

/** A card of the area with its words. */
export function O3CardView({ card, headingLevel, isImagePriority }: O3CardViewProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { one, card: kind } = O3_KIND_MESSAGES[card.kind];
  return (
    <ResourceCard
      id={card.id}
      href={card.url}
      kind={kind}
      kindLabel={i18n._(one)}
      title={card.title}
      lang={card.lang === language ? undefined : toTag(card.lang)}
      summary={card.summary}
      imageSrc={card.coverUrl}
      isImagePriority={isImagePriority}
      meta={useMeta(card)}
      headingLevel={headingLevel}
    />
  );
}

function useMeta({ peopleCount }: O3Card): MetaItem[] {
  const text = usePeopleText(peopleCount);
  return text ? [{ id: 'people', content: text }] : [];
}

/** How many people opened something; empty for nobody. */
export function usePeopleText(count: number): string {
  const { t } = useLingui();
  const text = formatCount(count, useLanguage());
  return count > 0 ? t`${plural(count, { one: `${text} person`, other: `${text} people` })}` : '';
}
