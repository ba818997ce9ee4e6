import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { MetaLine, MetaPerson } from '@stoa/ui/meta-line';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { RefObject } from 'react';
import { entriesHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { formatCount } from '../../shared/format.ts';
import { RESOURCE_KINDS, STATUS_MESSAGES } from '../../shared/resource-kinds.ts';
import { SaveForLater } from '../../shared/saved/save-for-later.tsx';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import * as styles from './class.css.ts';

const TONES = { 1: 'upcoming', 2: 'live', 3: 'neutral' } as const;
const MEMBERS = 2;

/** What it is, its title and summary, and who teaches it. */
export function ClassHeader({
  detail,
  headingRef,
}: {
  detail: ClassDetail;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const spaceOf = useSpaceLinks(detail.schoolId);
  const other = detail.lang === language ? {} : { lang: toTag(detail.lang), dir: directionOf(detail.lang) };
  const learners = detail.learnerCount;
  const learnersText = formatCount(learners, language);
  return (
    <header className={styles.headText}>
      <div className={styles.marks}>
        <Badge tone="primary">{i18n._(RESOURCE_KINDS[detail.type].one)}</Badge>
        {detail.zone === '1' ? (
          <Badge tone="ochre">
            {t({ message: 'VIP', comment: 'Mark of what only VIP members can open' })}
          </Badge>
        ) : null}
        {detail.audience === MEMBERS ? <Badge>{t({ message: 'Members', context: 'audience' })}</Badge> : null}
        {detail.enrollment === 1 ? <Badge tone="success">{t`Enrolled`}</Badge> : null}
        {detail.activityStatus ? (
          <Status tone={TONES[detail.activityStatus]}>
            {i18n._(STATUS_MESSAGES[detail.activityStatus])}
          </Status>
        ) : null}
      </div>
      <Heading level={1} size="4xl" ref={headingRef} tabIndex={-1} className={styles.heading} {...other}>
        <UserText>{detail.title}</UserText>
      </Heading>
      <Text size="lg" tone="muted" {...other}>
        <UserText>{detail.summary}</UserText>
      </Text>
      <MetaLine>
        {detail.teachers.map(({ person }) => (
          <MetaPerson
            key={person.id}
            name={person.name}
            avatarSrc={person.avatarUrl}
            href={spaceOf(person)}
          />
        ))}
        {learners > 0 ? (
          <span>{t`${plural(learners, { one: `${learnersText} learner`, other: `${learnersText} learners` })}`}</span>
        ) : null}
        {detail.categories.map((category) => (
          <Link
            key={category.id}
            href={entriesHref(detail.schoolId, { categoryIds: category.id })}
            variant="standalone"
          >
            {category.name}
          </Link>
        ))}
      </MetaLine>
      <SaveForLater schoolId={detail.schoolId} resourceId={detail.id} />
    </header>
  );
}
