import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { CategoryRef, ResourceCard } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { formatCount, formatDate, formatMinutes } from '../../shared/format.ts';
import { STATUS_WORDS, TYPE_WORDS } from '../../shared/resource-words.ts';
import * as styles from './resource.css.ts';

const TONES = { 1: 'upcoming', 2: 'live', 3: 'neutral' } as const;

/** Title, author and facts of a resource, beside its picture. */
export function ResourceHead({
  card,
  categories,
}: {
  card: ResourceCard;
  categories: readonly CategoryRef[];
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const lang = card.lang === language ? undefined : toTag(card.lang);
  const learners = card.learnerCount;
  const learnersText = formatCount(learners, language);
  const minutes = card.minutes ? formatMinutes(card.minutes, language) : '';
  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        <div className={styles.marks}>
          <Badge tone="primary">{i18n._(TYPE_WORDS[card.type])}</Badge>
          {card.zone === '1' ? (
            <Badge tone="ochre">
              {t({ message: 'VIP', comment: 'Mark of what only VIP members can open' })}
            </Badge>
          ) : null}
          {card.activityStatus ? (
            <Status tone={TONES[card.activityStatus]}>{i18n._(STATUS_WORDS[card.activityStatus])}</Status>
          ) : null}
        </div>
        <Heading level={1} size="4xl" lang={lang}>
          <UserText>{card.title}</UserText>
        </Heading>
        <Text size="lg" tone="muted" lang={lang}>
          <UserText>{card.summary}</UserText>
        </Text>
        <div className={styles.facts}>
          {card.author ? (
            <span className={styles.author}>
              <Avatar name={card.author.name} src={card.author.avatarUrl} size="sm" />
              <UserText>{card.author.name}</UserText>
            </span>
          ) : null}
          <span>{formatDate(card.publishedAt, language)}</span>
          {minutes && card.type === 3 ? (
            <span>{t({ message: `${minutes} to read`, comment: 'Reading time, as in: 6 min to read' })}</span>
          ) : null}
          {learners > 0 ? (
            <span>{t`${plural(learners, { one: `${learnersText} learner`, other: `${learnersText} learners` })}`}</span>
          ) : null}
          {categories.map((category) => (
            <Link
              key={category.id}
              href={`/portal/${card.schoolId}/search?categoryIds=${category.id}`}
              variant="standalone"
            >
              {category.name}
            </Link>
          ))}
        </div>
      </div>
      <Image src={card.coverUrl} alt="" seed={card.id} ratio={3 / 2} isPriority className={styles.cover} />
    </header>
  );
}
