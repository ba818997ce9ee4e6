import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { CategoryRef, ResourceCard } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Divider } from '@stoa/ui/divider';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { MetaLine, MetaPerson } from '@stoa/ui/meta-line';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { entriesHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { formatCount, formatMinutes } from '../../shared/format.ts';
import { RESOURCE_KINDS, STATUS_MESSAGES } from '../../shared/resource-kinds.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { SaveForLater } from '../../shared/saved/save-for-later.tsx';
import { useActivityStatus } from '../../shared/use-activity-status.ts';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import * as styles from './resource.css.ts';

const TONES = { 1: 'upcoming', 2: 'live', 3: 'neutral' } as const;

/** Title, author and facts of a resource, beside its picture. */
export function ResourceHeader({
  card,
  categories,
}: {
  card: ResourceCard;
  categories: readonly CategoryRef[];
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const spaceOf = useSpaceLinks(card.schoolId);
  const lang = card.lang === language ? undefined : toTag(card.lang);
  const kind = RESOURCE_KINDS[card.type];
  const status = useActivityStatus(card);
  const learners = card.learnerCount;
  const learnersText = formatCount(learners, language);
  const minutes = card.minutes ? formatMinutes(card.minutes, language) : '';
  return (
    <header className={styles.head}>
      <div className={styles.headText}>
        <div className={styles.marks}>
          <Badge tone="primary">{i18n._(kind.one)}</Badge>
          {card.zone === '1' ? (
            <Badge tone="ochre">
              {t({ message: 'VIP', comment: 'Mark of what only VIP members can open' })}
            </Badge>
          ) : null}
          {status ? <Status tone={TONES[status]}>{i18n._(STATUS_MESSAGES[status])}</Status> : null}
        </div>
        <Heading level={1} size="4xl" lang={lang}>
          <UserText>{card.title}</UserText>
        </Heading>
        <Text size="lg" tone="muted" lang={lang}>
          <UserText>{card.summary}</UserText>
        </Text>
        <MetaLine>
          {card.author ? (
            <MetaPerson
              name={card.author.name}
              avatarSrc={card.author.avatarUrl}
              href={spaceOf(card.author)}
            />
          ) : null}
          <LocalTime instant={card.publishedAt} style="date" />
          {minutes && kind.isRead ? (
            <span>{t({ message: `${minutes} to read`, comment: 'Reading time, as in: 6 min to read' })}</span>
          ) : null}
          {learners > 0 ? (
            <span>{t`${plural(learners, { one: `${learnersText} learner`, other: `${learnersText} learners` })}`}</span>
          ) : null}
          {categories.map((category) => (
            <Link
              key={category.id}
              href={entriesHref(card.schoolId, { categoryIds: category.id })}
              variant="standalone"
            >
              {category.name}
            </Link>
          ))}
        </MetaLine>
        <SaveForLater schoolId={card.schoolId} resourceId={card.id} />
      </div>
      <Surface radius="lg" className={styles.cover}>
        <Image src={card.coverUrl} alt="" seed={card.id} ratio={3 / 2} isPriority />
      </Surface>
      <Divider className={styles.rule} />
    </header>
  );
}
