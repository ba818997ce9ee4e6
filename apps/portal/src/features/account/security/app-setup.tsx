import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { CodeBlock } from '@stoa/ui/code-block';
import { Form } from '@stoa/ui/form';
import { Inline } from '@stoa/ui/inline';
import { OtpField } from '@stoa/ui/otp-field';
import { Text } from '@stoa/ui/text';
import { useRef } from 'react';
import { QrOf } from '../../../shared/qr/qr-of.tsx';
import * as styles from '../account.css.ts';
import { FactorProblem } from './factor-problem.tsx';
import { inGroups } from './in-groups.ts';
import type { SecondFactorActor } from './use-second-factor.ts';

/** The secret as a code to be scanned and as text to be typed, and the first code of the app as an answer. */
export function AppSetup({ actor }: { actor: SecondFactorActor }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { totp, code, fieldProblem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (!totp) return null;
  const submit = () => {
    actor.send({ type: 'totp.submitted' });
    if (actor.getSnapshot().context.fieldProblem) input.current?.focus();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FactorProblem actor={actor} jobs={['confirmTotp']} />
      <div className={styles.scan}>
        <div className={styles.code}>
          <QrOf content={totp.uri} label={t`Code for your authenticator app`} />
        </div>
        <div className={styles.scanMessages}>
          <Text>{t`Scan this code with the app, or enter the secret manually.`}</Text>
          <CodeBlock
            title={t({
              message: 'Secret',
              comment: 'Letters and digits to be typed into an authenticator app',
            })}
            code={inGroups(totp.secret)}
            isWrapped
          />
          <Text size="sm" tone="muted">
            {t`Keep it secret: anyone who has it can create your codes.`}
          </Text>
        </div>
      </div>
      <OtpField
        name="totp"
        inputRef={input}
        label={t`Code from the app`}
        isRequired
        value={code}
        onChange={(value) => actor.send({ type: 'code.changed', value })}
        onComplete={submit}
        errorMessage={
          fieldProblem === 'REQUIRED'
            ? t`Enter the six digits that the app shows.`
            : fieldProblem
              ? t`Use the newest code from the app and try again.`
              : undefined
        }
      />
      <Inline gap="3">
        <Button type="submit" variant="primary" isPending={isBusy}>
          {t({ message: 'Turn on', comment: 'Button: the authenticator app is asked for from now on' })}
        </Button>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'setup.abandoned' })}>
          {t`Cancel`}
        </Button>
      </Inline>
    </Form>
  );
}
