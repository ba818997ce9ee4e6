import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { SectionHeader } from '@stoa/ui/section-header';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import * as styles from '../manage.css.ts';
import { useSignInSettings } from './sign-in-context.ts';
import { METHOD_MESSAGES, METHODS } from './sign-in-messages.ts';

/** Which ways in are on, whether people register themselves, and when a picture is asked for. */
export function MethodsSection() {
  const { t, i18n } = useLingui();
  const actor = useSignInSettings();
  const { methods, registrationOpen, captcha, providers } = useSelector(
    actor,
    ({ context }) => context.draft,
  );
  const problem = useSelector(actor, ({ context }) => context.fieldProblems.methods);
  const isAlone =
    methods.includes('thirdParty') && methods.length === 1 && !providers.some(({ enabled }) => enabled);
  return (
    <section className={styles.part}>
      <SectionHeader title={t`Content`} />
      {problem ? (
        <Banner
          tone="danger"
          announce="assertive"
        >{t`At least one method has to stay on so that people can sign in.`}</Banner>
      ) : isAlone ? (
        <Banner tone="warning">
          {t`Only external sign-in services are on, and none of them is shown. Nobody could sign in.`}
        </Banner>
      ) : null}
      <div className={styles.rows}>
        {METHODS.map((method) => (
          <Choice
            key={method}
            title={i18n._(METHOD_MESSAGES[method].title)}
            text={i18n._(METHOD_MESSAGES[method].text)}
            isSelected={methods.includes(method)}
            onChange={(on) => actor.send({ type: 'method.switched', method, on })}
          />
        ))}
      </div>
      <Choice
        title={t`People can register by themselves`}
        text={t`If off, people can join by invitation only.`}
        isSelected={registrationOpen}
        onChange={(open) => actor.send({ type: 'registration.switched', open })}
      />
      <RadioGroup
        label={t`Security check`}
        description={t`The browser solves a task in the background so that programs cannot guess passwords. People do not have to enter anything.`}
        value={captcha}
        onChange={(value) =>
          actor.send({ type: 'captcha.chosen', captcha: value === 'always' ? 'always' : 'auto' })
        }
      >
        <Radio value="auto" description={t`After several wrong passwords.`}>
          {t({ message: 'When required', comment: 'Choice: when the security check runs' })}
        </Radio>
        <Radio value="always" description={t`With every password attempt.`}>
          {t({ message: 'Always', comment: 'Choice: when the security check runs' })}
        </Radio>
      </RadioGroup>
    </section>
  );
}

/** A switch with a sentence about it. */
function Choice({
  title,
  text,
  isSelected,
  onChange,
}: {
  title: string;
  text: string;
  isSelected: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <Switch isSelected={isSelected} onChange={onChange} aria-describedby={id}>
        {title}
      </Switch>
      <Text id={id} size="sm" tone="muted">
        {text}
      </Text>
    </div>
  );
}
