import { useLingui } from '@lingui/react/macro';
import type { consentMachine } from '@stoa/machines/consent';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Divider } from '@stoa/ui/divider';
import { Link } from '@stoa/ui/link';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cookiesHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import * as styles from './extras.css.ts';

/** Which cookies may be used (B032): opened from the footer, closed by saving or by leaving it as it was. */
export function CookieDialog({
  actor,
  isOverseas,
}: {
  actor: ActorRefFrom<typeof consentMachine>;
  isOverseas: boolean;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const draft = useSelector(actor, ({ context }) => context.draft);
  const policy = cookiesHref(language, isOverseas);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      title={t`Cookie settings`}
      size="wide"
      footer={
        <div className={styles.buttons}>
          <Button variant="quiet" onPress={() => actor.send({ type: 'choice.reset' })}>
            {t({ message: 'Reset', comment: 'Button: sets the choice of cookies back' })}
          </Button>
          <Button variant="primary" onPress={() => actor.send({ type: 'choice.saved' })}>
            {t({ message: 'Save', comment: 'Button: keeps the choice of cookies' })}
          </Button>
        </div>
      }
    >
      <div className={styles.sections}>
        <Text>
          {t`This school stores small files called cookies on your device. You choose which optional ones to allow and can change this at any time.`}
        </Text>
        <Divider />
        <Choice
          title={t`Necessary cookies`}
          text={t`They keep you signed in and remember your language and theme. The portal does not work without them.`}
          isOn
          state={t({ message: 'Always active', comment: 'State of necessary cookies' })}
        />
        <Divider />
        <Choice
          title={t`Analytics cookies`}
          text={t`They count page views so that the school can see what is useful. They do not identify you.`}
          isOn={draft === 'Active'}
          state={
            draft === 'Active'
              ? t({ message: 'Active', comment: 'State of analytics cookies' })
              : t({ message: 'Inactive', comment: 'State of analytics cookies' })
          }
          onChange={(isOn) =>
            actor.send({ type: 'analytics.switched', choice: isOn ? 'Active' : 'Inactive' })
          }
        />
        <p>
          <Link
            href={policy}
            onPress={() => actor.send({ type: 'dialog.closed' })}
          >{t`Read the cookie policy`}</Link>
        </p>
      </div>
    </Dialog>
  );
}

function Choice({
  title,
  text,
  state,
  isOn,
  onChange,
}: {
  title: string;
  text: string;
  state: string;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <Switch isSelected={isOn} onChange={onChange} isDisabled={!onChange} aria-describedby={id}>
        {title}
      </Switch>
      <Text as="span" size="sm" tone="muted">
        <span aria-hidden="true">{state}</span>
      </Text>
      <Text id={id} size="sm" tone="muted" className={styles.choiceText}>
        {text}
      </Text>
    </div>
  );
}
