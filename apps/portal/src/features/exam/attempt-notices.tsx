import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import { signInHref } from '../../app/links.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { ATTEMPT_PROBLEM_MESSAGES } from './exam-messages.ts';
import type { Attempt } from './use-attempt.ts';

/** What somebody should know while they answer: the time, the connection, other devices. */
export function AttemptNotices({ flow, address }: { flow: Attempt; address: ReactNode }) {
  const { t } = useLingui();
  const minutes = flow.announced;
  const extra = flow.extraMinutes;
  return (
    <>
      {minutes === undefined ? null : (
        <Banner tone="warning" announce="assertive" onDismiss={flow.dismissTime}>
          {t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}
        </Banner>
      )}
      {extra > 0 ? (
        <Banner tone="info" announce="polite">
          {t`${plural(extra, { one: 'You have # extra minute.', other: 'You have # extra minutes.' })}`}
        </Banner>
      ) : null}
      {flow.messages.map(({ id, text }) => (
        <Banner
          key={id}
          tone="info"
          announce="assertive"
          title={t({ message: 'Message from your teacher', comment: 'During an exam' })}
          onDismiss={() => flow.dismissMessage(id)}
        >
          <UserText>{text}</UserText>
        </Banner>
      ))}
      <SaveNotice flow={flow} address={address} />
      {flow.isInOtherTab ? (
        <Banner tone="warning" announce="polite" onDismiss={flow.dismissTab}>
          {t`This attempt is open in another tab as well. Of each question the newest answer counts.`}
        </Banner>
      ) : null}
      {flow.isElsewhere ? (
        <Banner tone="warning" announce="polite">
          {t`This attempt is also being answered on another device. Of each question the newest answer counts.`}
        </Banner>
      ) : null}
    </>
  );
}

/**
 * Why answers are not on the server, and the way on.
 * @param address says where the person comes from, where that is why
 */
export function SaveNotice({ flow, address }: { flow: Attempt; address: ReactNode }) {
  const { t, i18n } = useLingui();
  const retry = (
    <Button size="sm" onPress={flow.retry}>
      {t`Try again`}
    </Button>
  );
  if (flow.save === 'offline')
    return (
      <Banner tone="warning" announce="polite" action={retry}>
        {t`No connection. Keep going. Your answers are kept on this device and sent once you are back online.`}
      </Banner>
    );
  if (flow.save === 'signIn')
    return (
      <Banner
        tone="danger"
        announce="assertive"
        action={
          <>
            {/* In another tab, so that nobody has to leave the attempt. */}
            <LinkButton size="sm" href={signInHref(undefined)} target="_blank">
              {t`Sign in`}
            </LinkButton>
            {retry}
          </>
        }
      >
        {t`You have been signed out. Your answers are kept on this device. Sign in in a new tab, then try again.`}
      </Banner>
    );
  if (flow.save === 'failed')
    return (
      <Banner tone="danger" announce="assertive" action={retry}>
        {i18n._(messageOf(ATTEMPT_PROBLEM_MESSAGES, flow.problem?.code ?? 'UNKNOWN'))}{' '}
        {flow.problem?.code === 'NETWORK_NOT_ALLOWED' ? address : null}
      </Banner>
    );
  return null;
}
