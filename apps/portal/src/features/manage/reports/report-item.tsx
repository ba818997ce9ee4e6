import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { decidePostReport } from '@stoa/api/community.calls';
import { isApiProblem } from '@stoa/api/error';
import type { ReportedPost } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { MetaLine } from '@stoa/ui/meta-line';
import { RichText } from '@stoa/ui/rich-text';
import { Row } from '@stoa/ui/row-list';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../../i18n/languages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { postHref } from '../../../shared/community/community-links.ts';
import { COMMUNITY_PROBLEM_MESSAGES } from '../../../shared/community/community-messages.ts';
import { PostAuthor } from '../../../shared/community/post-author.tsx';
import { useRefreshCommunity } from '../../../shared/community/use-refresh-community.ts';
import { formatNumber } from '../../../shared/format.ts';
import { useSpaceLinks } from '../../../shared/use-space-links.ts';
import { ReportLines } from './report-lines.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import * as styles from './reports.css.ts';

/** Something that was reported: what stands there, who says what about it, and the decision. */
export function ReportItem({ schoolId, entry }: { schoolId: string; entry: ReportedPost }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const refresh = useRefreshCommunity();
  const spaceOf = useSpaceLinks(schoolId);
  const [isRemoving, setRemoving] = useState(false);
  const kept = t`The content was kept.`;
  const keep = useMutation({
    mutationFn: () => decidePostReport(api, { schoolId, reportId: entry.id, decision: 'keep' }),
    onSuccess: () => toasts.show({ message: kept, tone: 'success' }),
    onError: (error) =>
      toasts.show({
        message: i18n._(messageOf(COMMUNITY_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN')),
        tone: 'danger',
      }),
    onSettled: refresh,
  });
  const { reportCount } = entry;
  const count = formatNumber(reportCount, language);
  const decider = <UserText>{entry.decidedBy?.name ?? ''}</UserText>;
  return (
    <Row className={styles.entry}>
      <div className={styles.row}>
        <Badge>
          {entry.targetType === 'post'
            ? t({ message: 'Post', context: 'community', comment: 'What was reported' })
            : t({ message: 'Reply', context: 'reported', comment: 'What was reported' })}
        </Badge>
        <Badge tone="warning">
          {t`${plural(reportCount, { one: `${count} report`, other: `${count} reports` })}`}
        </Badge>
        {entry.scopeTitle ? (
          <Text as="span" size="sm" tone="muted">
            <UserText>{entry.scopeTitle}</UserText>
          </Text>
        ) : null}
      </div>
      <Heading level={2} size="lg">
        <Link href={postHref(schoolId, entry.postId)} variant="standalone">
          <UserText>{entry.title}</UserText>
        </Link>
      </Heading>
      <MetaLine>
        <PostAuthor author={entry.author} hrefOf={spaceOf} />
        <LocalTime instant={entry.createdAt} />
      </MetaLine>
      <Surface kind="sunken" radius="md" padding="4">
        <RichText document={entry.body} lang={toTag(entry.lang)} dir={directionOf(entry.lang)} />
      </Surface>
      <ReportLines reports={entry.reports} />
      {entry.decidedBy ? (
        <Text size="sm" tone="muted">
          <Trans comment="A name">Kept by {decider}</Trans>
        </Text>
      ) : null}
      <div className={styles.row}>
        {entry.status === 'open' ? (
          <Button isPending={keep.isPending} onPress={() => keep.mutate()}>
            {t({ message: 'Keep', context: 'reports', comment: 'Button: what was reported stays' })}
          </Button>
        ) : null}
        <Button variant="danger" onPress={() => setRemoving(true)}>
          {t({ message: 'Remove', context: 'reports', comment: 'Button: takes a reported post away' })}
        </Button>
      </div>
      {isRemoving ? (
        <RemoveDialog schoolId={schoolId} entry={entry} onClose={() => setRemoving(false)} />
      ) : null}
    </Row>
  );
}
