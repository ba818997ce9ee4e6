import { useLingui } from '@lingui/react/macro';
import { subscriptionQuery } from '@stoa/api/knowledge.queries';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import * as styles from './knowledge.css.ts';
import { SubscribeButton } from './subscribe-button.tsx';

/** At the end of an article: to hear when it is updated. */
export function ArticleSubscription({ schoolId, articleId }: { schoolId: string; articleId: string }) {
  useMessages('knowledge');
  const { t } = useLingui();
  const isSignedIn = useSession().status === 'signedIn';
  const target = { targetType: 'article', targetId: articleId } as const;
  const { data } = useQuery({
    ...subscriptionQuery(useApi(), { schoolId, ...target, lang: useLanguage() }),
    enabled: isSignedIn,
    retry: false,
  });
  if (isSignedIn && !data) return null;
  return (
    <div className={styles.subscription}>
      <Text tone="muted">{t`Subscribe to be notified when this article is updated.`}</Text>
      <SubscribeButton schoolId={schoolId} target={target} subscribed={data?.subscribed ?? false} />
    </div>
  );
}
