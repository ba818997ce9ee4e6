import { useLingui } from '@lingui/react/macro';
import {
  PROFILE_NICK_NAME_MAX_LENGTH,
  PROFILE_REAL_NAME_MAX_LENGTH,
  type ProfileField,
} from '@stoa/machines/profile';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Inline } from '@stoa/ui/inline';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useRef } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { focusFirst } from '../../../shared/auth/focus-first.ts';
import { hasEmoji } from '../../../shared/checks.ts';
import { FormProblem } from '../../../shared/auth/form-problem.tsx';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../account.css.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { LanguageField } from '../../../shared/language-field.tsx';
import { PROFILE_MESSAGES } from './profile-messages.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import type { ProfileActor } from './use-profile.ts';

const MAX_LENGTH: Partial<Record<ProfileField, number>> = {
  nickName: PROFILE_NICK_NAME_MAX_LENGTH,
  realName: PROFILE_REAL_NAME_MAX_LENGTH,
};

/** Names, language and time zone, saved together. */
export function DetailsSection({ actor }: { actor: ProfileActor }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const form = useRef<HTMLDivElement>(null);
  const { fields, fieldProblems, problem } = useSelector(actor, ({ context }) => context);
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const change = (field: ProfileField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: ProfileField) => {
    const most = formatNumber(MAX_LENGTH[field] ?? 0, language);
    switch (fieldProblems[field]) {
      case 'REQUIRED':
        return t`Enter the name that others will see.`;
      case 'TOO_LONG':
        return t`Use at most ${most} characters.`;
      default:
        return undefined;
    }
  };
  return (
    <SettingsSection
      title={t({ message: 'About you', comment: 'Heading over name, language and time zone' })}
      text={t`Times and messages use the language and time zone you choose here.`}
    >
      <div ref={form}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'profile.submitted' });
            const wrong = Object.keys(actor.getSnapshot().context.fieldProblems);
            requestAnimationFrame(() => focusFirst(form.current, wrong));
          }}
        >
          {isFailed && problem ? (
            <FormProblem problem={problem} message={i18n._(PROFILE_MESSAGES[problem.code])} />
          ) : null}
          <div className={styles.pair}>
            <TextField
              name="nickName"
              label={t({ message: 'Name', context: 'display name' })}
              description={t`This is how others see you.`}
              isRequired
              autoComplete="nickname"
              value={fields.nickName}
              onChange={change('nickName')}
              errorMessage={errorOf('nickName')}
            />
            <TextField
              name="realName"
              label={t`Full name`}
              description={
                hasEmoji(fields.realName)
                  ? t`Emoji do not appear on your certificates.`
                  : t`It appears on your certificates. If you enter it, others see it instead of your display name.`
              }
              isOptional
              autoComplete="name"
              value={fields.realName}
              onChange={change('realName')}
              errorMessage={errorOf('realName')}
            />
            <LanguageField
              label={t`Language`}
              description={t`Pages and messages are shown in this language.`}
              value={fields.language}
              onChange={change('language')}
            />
            <TimeZoneField value={fields.timeZone} onChange={change('timeZone')} />
          </div>
          <Inline gap="3">
            <Button type="submit" variant="primary" isPending={isSaving}>
              {t`Save`}
            </Button>
            {isUnsaved && !isSaving ? (
              <>
                <Button variant="quiet" onPress={() => actor.send({ type: 'profile.reset' })}>
                  {t({
                    message: 'Discard changes',
                    comment: 'Button: what was typed goes back to what is saved',
                  })}
                </Button>
                <Text size="sm" tone="muted">
                  {t`You have unsaved changes.`}
                </Text>
              </>
            ) : null}
          </Inline>
        </Form>
      </div>
    </SettingsSection>
  );
}
