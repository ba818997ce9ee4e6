import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  bindCodeRequestMachine,
  codeRequestMachine,
  ownCodeRequestMachine,
} from '@stoa/machines/code-request';
import { Button } from '@stoa/ui/button';
import { OtpField } from '@stoa/ui/otp-field';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import * as styles from './auth.css.ts';
import { CODE_MESSAGES } from './problem-messages.ts';
import { formatWait } from './wait.ts';

/** A machine that sends codes: to whoever signs in, to oneself, or to a contact that is to become one's own. */
export type CodeActor =
  | ActorRefFrom<typeof codeRequestMachine>
  | ActorRefFrom<typeof ownCodeRequestMachine>
  | ActorRefFrom<typeof bindCodeRequestMachine>;

export interface CodeFieldProps {
  /** The form's machine for codes of this channel. */
  actor: CodeActor;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onComplete?: () => void;
  onRequest: () => void;
  errorMessage?: string | undefined;
}

/** A code by message or mail: asking for it, waiting for the next one, typing it. */
export function CodeField({
  actor,
  name,
  value,
  onChange,
  onComplete,
  onRequest,
  errorMessage,
}: CodeFieldProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isCooling = useSelector(actor, (snapshot) => snapshot.hasTag('cooling'));
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'));
  const secondsLeft = useSelector(actor, ({ context }) => context.countdown?.secondsLeft ?? 0);
  const sentTo = useSelector(actor, ({ context }) => context.sentTo);
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const wait = formatWait(secondsLeft, language);
  const target = sentTo ?? '';
  // The button that was pressed is at rest now; the code is what comes next.
  useEffect(() => {
    if (isCooling) input.current?.focus();
  }, [isCooling]);
  return (
    <div className={styles.code}>
      <div className={styles.codeFooter}>
        <Button size="sm" isPending={isSending} isDisabled={isCooling} onPress={onRequest}>
          {isCooling
            ? t({
                message: `New code in ${wait}`,
                comment: 'Button that has to wait before another code can be asked for',
              })
            : sentTo
              ? t`Send a new code`
              : t`Send code`}
        </Button>
        <div role="status">
          {isSent ? (
            <Text size="sm" tone="muted">
              {t({
                message: `We sent a code to ${target}.`,
                comment: 'Followed by a phone number or an e-mail address',
              })}
            </Text>
          ) : null}
        </div>
        <div role="alert">
          {problem ? (
            <Text size="sm" tone="danger">
              {i18n._(CODE_MESSAGES[problem.code])}
            </Text>
          ) : null}
        </div>
      </div>
      <OtpField
        name={name}
        label={t`Code`}
        isRequired
        inputRef={input}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        errorMessage={errorMessage}
      />
    </div>
  );
}
