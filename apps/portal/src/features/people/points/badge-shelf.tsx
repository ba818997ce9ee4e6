import { useLingui } from '@lingui/react/macro';
import { personBadgesQuery } from '@stoa/api/badge.queries';
import { Emblem } from '@stoa/ui/emblem';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as styles from './badge-shelf.css.ts';

/** The badges that somebody has, above what they learn; nothing where they have none. */
export function BadgeShelf({ schoolId, userId }: { schoolId: string; userId: string }) {
  useMessages('points');
  const { t } = useLingui();
  const { data } = useQuery({
    ...personBadgesQuery(useApi(), { schoolId, userId, lang: useLanguage() }),
    retry: false,
  });
  if (!data || data.items.length === 0) return null;
  const title = t({
    message: 'Badges',
    context: 'badge',
    comment: 'Heading: what somebody was honoured with',
  });
  return (
    <section className={styles.shelf}>
      <SectionHeader title={title} />
      <div role="list" aria-label={title} className={styles.badges}>
        {data.items.map(({ id, name, text, look, reason, givenAt }) => (
          <div role="listitem" key={id} className={styles.badge}>
            <Emblem shape={look.shape} fill={look.fill} mark={look.mark} src={look.pictureUrl} />
            <div className={styles.words}>
              <Text as="span" weight="medium">
                <UserText>{name}</UserText>
              </Text>
              {text ? (
                <Text as="span" size="sm">
                  <UserText>{text}</UserText>
                </Text>
              ) : null}
              {reason ? (
                <Text as="span" size="sm" tone="muted">
                  <UserText>{reason}</UserText>
                </Text>
              ) : null}
              <Text as="span" size="sm" tone="muted">
                <LocalTime instant={givenAt} />
              </Text>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
