import { useLingui } from '@lingui/react/macro';
import type { qrConfirmMachine } from '@stoa/machines/qr-confirm';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { formatWait } from '../../shared/auth/wait.ts';
import { QR_CONFIRM_MESSAGES } from './qr-confirm-messages.ts';
import * as styles from './qr-confirm.css.ts';

/** Who asks to be signed in, from where, and the two answers. */
export function QrQuestion({
  actor,
  viewerName,
}: {
  actor: ActorRefFrom<typeof qrConfirmMachine>;
  viewerName: string;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const request = useSelector(actor, ({ context }) => context.request);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isDeciding = useSelector(actor, (snapshot) => snapshot.hasTag('deciding'));
  const secondsLeft = useSelector(actor, ({ context }) => context.countdown?.secondsLeft ?? 0);
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  if (!request) return null;
  const left = formatWait(secondsLeft, language);
  const time = new Intl.DateTimeFormat(toIntlTag(language), { timeStyle: 'medium' }).format(
    new Date(request.requestedAt),
  );
  return (
    <div className={styles.question}>
      <Heading level={2} size="xl">{t`Are you signing in on another device?`}</Heading>
      <Text>
        {t`A device is showing the sign-in code you scanned. If you confirm, that device is signed in to your account.`}
      </Text>
      <FactList
        facts={[
          ...(viewerName
            ? [{ id: 'account', label: t`Your account`, value: <UserText>{viewerName}</UserText> }]
            : []),
          ...(request.school
            ? [{ id: 'school', label: t`School`, value: <UserText>{request.school.name}</UserText> }]
            : []),
          { id: 'browser', label: t`Browser`, value: <bdi>{request.browser}</bdi> },
          { id: 'system', label: t`System`, value: <bdi>{request.operatingSystem}</bdi> },
          { id: 'ip', label: t`Network address`, value: <bdi dir="ltr">{request.ip}</bdi> },
          { id: 'time', label: t`Requested at`, value: time },
        ]}
      />
      <Banner tone="warning">
        {t`Only confirm if you see the code yourself on a screen in front of you. Anyone who sends you a code is after your account.`}
      </Banner>
      {isFailed && problem ? (
        <FormProblem problem={problem} message={i18n._(QR_CONFIRM_MESSAGES[problem.code])} />
      ) : null}
      <div className={styles.answers}>
        <Button
          size="lg"
          isFullWidth
          isDisabled={isDeciding && answer === 'yes'}
          isPending={isDeciding && answer === 'no'}
          data-answer="no"
          onPress={() => {
            setAnswer('no');
            actor.send({ type: 'signIn.refused' });
          }}
        >
          {t`Refuse`}
        </Button>
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          isDisabled={isDeciding && answer === 'no'}
          isPending={isDeciding && answer === 'yes'}
          data-answer="yes"
          onPress={() => {
            setAnswer('yes');
            actor.send({ type: 'signIn.confirmed' });
          }}
        >
          {t`Yes, sign me in there`}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        <span role="timer">
          {t({
            message: `Expires in ${left}`,
            comment: 'Followed by a time such as "97 seconds"',
          })}
        </span>
      </Text>
    </div>
  );
}
