import { useLingui } from '@lingui/react/macro';
import { contactSettingsQuery } from '@stoa/api/school-settings.queries';
import type { SettingsFieldProblem } from '@stoa/machines/school-settings';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { contactDraft } from './settings-form.ts';

/** How people reach the school (B047), for those who run it. */
export function ContactPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const query = useQuery({
    ...contactSettingsQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  const said: Record<'phone' | 'email' | 'weChat', Partial<Record<SettingsFieldProblem, string>>> = {
    phone: {
      MISSING: t`Enter at least one contact, or turn this off.`,
      INVALID: t`Use only digits, spaces and + ( ) . -`,
      TOO_LONG: t`This is too long.`,
    },
    email: { INVALID: t`Enter a valid email address.`, TOO_LONG: t`This is too long.` },
    weChat: { TOO_LONG: t`This is too long.` },
  };
  return (
    <ManagePage
      title={t({
        message: 'Customer service',
        comment: 'Page for those who run a school: how people reach it',
      })}
      text={t`Your contact details. Shown behind a button on the school’s pages and next to the feedback form.`}
    >
      <Loaded query={query} rows={4}>
        {(data) => (
          <SettingsEditor schoolId={schoolId} settings={contactDraft(data)}>
            {(draft, change, problems) => {
              const messageOf = (field: 'phone' | 'email' | 'weChat') => {
                const problem = problems[field];
                return problem && said[field][problem];
              };
              return (
                <>
                  <div>
                    <Switch isSelected={draft.isShown} onChange={(isShown) => change({ isShown })}>
                      {t`Add contact details`}
                    </Switch>
                    <Text size="sm" tone="muted">
                      {t`One of the three is enough. What is empty is not shown.`}
                    </Text>
                  </div>
                  <TextField
                    name="phone"
                    type="tel"
                    label={t({ message: 'Phone', context: 'contact', comment: 'Way to reach a school' })}
                    normalizesDigits
                    value={draft.phone}
                    onChange={(phone) => change({ phone })}
                    errorMessage={messageOf('phone')}
                    isOptional
                  />
                  <TextField
                    name="email"
                    // Not `email`: what is wrong is said below the field, in the language of the page.
                    inputMode="email"
                    direction="ltr"
                    autoCapitalize="none"
                    spellCheck="false"
                    label={t({ message: 'Email', comment: 'Way to reach a school' })}
                    value={draft.email}
                    onChange={(email) => change({ email })}
                    errorMessage={messageOf('email')}
                    isOptional
                  />
                  <TextField
                    name="weChat"
                    label={t({ message: 'WeChat', comment: 'Way to reach a school' })}
                    autoCapitalize="none"
                    spellCheck="false"
                    value={draft.weChat}
                    onChange={(weChat) => change({ weChat })}
                    errorMessage={messageOf('weChat')}
                    isOptional
                  />
                </>
              );
            }}
          </SettingsEditor>
        )}
      </Loaded>
    </ManagePage>
  );
}
