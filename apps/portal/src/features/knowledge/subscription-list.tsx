import { useLingui } from '@lingui/react/macro';
import { subscriptionsQuery } from '@stoa/api/knowledge.queries';
import type { Subscription } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { hrefTo, signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { sectionHref } from '../../shared/knowledge/knowledge-links.ts';
import { useSubscribe } from '../../shared/knowledge/use-subscribe.ts';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import * as styles from './knowledge.css.ts';

/** What somebody subscribed to in a school; each can be ended. */
export function SubscriptionList({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const { status } = useSession();
  const here = useLocation({ select: ({ href }) => href });
  const subscribe = useSubscribe(schoolId);
  const { data, error, refetch } = useQuery({
    ...subscriptionsQuery(useApi(), { schoolId, lang: useLanguage() }),
    enabled: status === 'signedIn',
    retry: false,
  });
  const title = t({ message: 'Your subscriptions', context: 'knowledge', comment: 'Sections and articles' });
  const kinds = {
    section: t({ message: 'Section', context: 'knowledge', comment: 'What somebody subscribed to' }),
    article: t({ message: 'Article', context: 'knowledge', comment: 'What somebody subscribed to' }),
    knowledge: t({
      message: 'All new articles',
      context: 'knowledge',
      comment: 'What somebody subscribed to',
    }),
  };
  if (status === 'signedOut')
    return (
      <EmptyState
        title={t`Sign in to see your subscriptions`}
        action={<LinkButton href={signInHref(here)} variant="primary">{t`Sign in`}</LinkButton>}
      />
    );
  if (!data)
    return error ? (
      <ProblemInPlace error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRegion>
        <SkeletonRows count={4} />
      </SkeletonRegion>
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        title={t`You have no subscriptions here`}
        action={<LinkButton href={sectionHref(schoolId)}>{t`Go to the articles`}</LinkButton>}
      >
        {t`Open a section or an article and subscribe to it.`}
      </EmptyState>
    );
  return (
    <RowList aria-label={title}>
      {data.items.map(({ title: name, ...one }) => (
        <Row key={`${one.targetType} ${one.targetId}`} className={styles.row}>
          <div className={styles.entry}>
            <Link href={placeOf(schoolId, one)} variant="plain">
              <UserText>{name}</UserText>
            </Link>
            <Text as="span" size="sm" tone="muted">
              {kinds[one.targetType]}
            </Text>
          </div>
          <Button
            size="sm"
            aria-label={t({ message: `Unsubscribe from ${name}`, comment: 'Button, read out' })}
            isPending={subscribe.isPending && subscribe.variables.target.targetId === one.targetId}
            onPress={() =>
              subscribe.mutate({
                target: { targetType: one.targetType, targetId: one.targetId },
                subscribed: false,
              })
            }
          >
            {t({
              message: 'Unsubscribe',
              context: 'knowledge',
              comment: 'Button: to hear no more of new articles',
            })}
          </Button>
        </Row>
      ))}
    </RowList>
  );
}

const placeOf = (
  schoolId: string,
  { targetType, targetId }: Pick<Subscription, 'targetType' | 'targetId'>,
): string =>
  targetType === 'article'
    ? hrefTo({ to: '/portal/$schoolId/resource/$resourceId', params: { schoolId, resourceId: targetId } })
    : sectionHref(schoolId, targetType === 'section' ? targetId : undefined);
