import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { decideSpaceReport, type SpaceDecision } from '@stoa/api/safety.calls';
import { isOfSpaceReports } from '@stoa/api/safety.queries';
import type { ReportedSpace } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { Row } from '@stoa/ui/row-list';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { spaceHref } from '../../../app/links.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ReportLines } from './report-lines.tsx';
import * as styles from './reports.css.ts';

const STATUS_MESSAGES = {
  open: msg({ message: 'To decide', context: 'reports', comment: 'Filter: nobody has decided yet' }),
  dismissed: msg({ message: 'Dismissed', context: 'reports', comment: 'What was decided about a space' }),
  hidden: msg({ message: 'Hidden', context: 'reports', comment: 'What was decided about a space' }),
  warned: msg({ message: 'Warned', context: 'reports', comment: 'What was decided about a person' }),
  ended: msg({ message: 'Shut out', context: 'reports', comment: 'What was decided about a person' }),
} satisfies Record<ReportedSpace['status'], MessageDescriptor>;

const DONE_MESSAGES = {
  dismiss: msg`The space stays as it is.`,
  hide: msg`The words, links and cover are hidden, and the person was told.`,
  warn: msg`The person was warned.`,
  end: msg`The person is shut out of the school.`,
} satisfies Record<SpaceDecision, MessageDescriptor>;

const PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  OWN_PERSON: msg`You can’t decide about yourself. Ask another administrator.`,
  ROLE_TOO_HIGH: msg`This person has a higher role than you. Ask an owner of the school.`,
  LAST_OWNER: msg`This is the last owner of the school.`,
};

/** A personal space that was reported: what stands there, who says what about it, and the decision. */
export function SpaceReportItem({ schoolId, entry }: { schoolId: string; entry: ReportedSpace }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const { person, userInfo, links, coverUrl, reportCount, role, isWithheld } = entry;
  const { name } = person;
  const decide = useMutation({
    mutationFn: (decision: SpaceDecision) =>
      decideSpaceReport(api, { schoolId, reportId: entry.id, decision }),
    onSuccess: (_done, decision) =>
      toasts.show({ message: i18n._(DONE_MESSAGES[decision]), tone: 'success' }),
    onError: (error) =>
      toasts.show({
        message: i18n._(messageOf(PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN')),
        tone: 'danger',
      }),
    onSettled: () => {
      setEnding(false);
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfSpaceReports(queryKey) });
    },
  });
  const count = formatNumber(reportCount, language);
  const decider = <UserText>{entry.decidedBy?.name ?? ''}</UserText>;
  const isBusy = decide.isPending;
  return (
    <Row className={styles.entry}>
      <div className={styles.row}>
        <Badge>{i18n._(STATUS_MESSAGES[entry.status])}</Badge>
        <Badge tone="warning">
          {t`${plural(reportCount, { one: `${count} report`, other: `${count} reports` })}`}
        </Badge>
      </div>
      <div className={styles.row}>
        <Avatar name={name} src={person.avatarUrl} size="sm" />
        <Heading level={2} size="lg">
          <Link href={spaceHref(schoolId, person.id)} variant="standalone">
            <UserText>{name}</UserText>
          </Link>
        </Heading>
      </div>
      {userInfo || links.length > 0 || coverUrl ? (
        <Surface kind="sunken" radius="md" padding="4" className={styles.entry}>
          {coverUrl ? (
            <div className={styles.cover}>
              <Image src={coverUrl} alt="" seed={person.id} ratio={3} />
            </div>
          ) : null}
          {userInfo ? (
            <Text preserveLines>
              <UserText>{userInfo}</UserText>
            </Text>
          ) : null}
          {links.map(({ label, url }) => (
            <Text key={`${label} ${url}`} size="sm">
              <UserText>{label}</UserText> · <bdi>{url}</bdi>
            </Text>
          ))}
        </Surface>
      ) : (
        <Text tone="muted">{t`This space has no words, links or cover.`}</Text>
      )}
      <ReportLines reports={entry.reports} />
      {entry.decidedBy ? (
        <Text size="sm" tone="muted">
          <Trans comment="A name">Decided by {decider}</Trans>
        </Text>
      ) : null}
      <div className={styles.row}>
        {entry.status === 'open' ? (
          <Button isDisabled={isBusy} onPress={() => decide.mutate('dismiss')}>
            {t({ message: 'Dismiss', context: 'reports', comment: 'Button: nothing is wrong with it' })}
          </Button>
        ) : null}
        {isWithheld ? (
          <Button isDisabled={isBusy} onPress={() => decide.mutate('dismiss')}>
            {t({ message: 'Show again', context: 'reports', comment: 'Button: words and cover of a space' })}
          </Button>
        ) : role ? (
          <Button isDisabled={isBusy} onPress={() => decide.mutate('hide')}>
            {t({ message: 'Hide words and cover', context: 'reports', comment: 'Button' })}
          </Button>
        ) : null}
        {role ? (
          <>
            <Button isDisabled={isBusy} onPress={() => decide.mutate('warn')}>
              {t({ message: 'Warn', context: 'reports', comment: 'Button: the person is told' })}
            </Button>
            <Button variant="danger" isDisabled={isBusy} onPress={() => setEnding(true)}>
              {t({ message: 'End membership', comment: 'Button' })}
            </Button>
          </>
        ) : null}
      </div>
      <AlertDialog
        isOpen={isEnding}
        tone="danger"
        title={t`End the membership of ${name}?`}
        confirmLabel={t({ message: 'End membership', comment: 'Button' })}
        cancelLabel={t`Cancel`}
        isPending={isBusy}
        onConfirm={() => decide.mutate('end')}
        onCancel={() => setEnding(false)}
      >
        {t`They are signed out and can no longer use the school. You can enable them again in the list of members.`}
      </AlertDialog>
    </Row>
  );
}
