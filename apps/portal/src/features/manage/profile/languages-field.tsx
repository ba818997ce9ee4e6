import { useLingui } from '@lingui/react/macro';
import type { SchoolProfileDraft } from '@stoa/machines/school-settings';
import { Checkbox } from '@stoa/ui/checkbox';
import { Text } from '@stoa/ui/text';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../../../i18n/languages.ts';
import * as styles from './profile.css.ts';
import { LanguageField } from '../../../shared/language-field.tsx';

type Languages = Pick<SchoolProfileDraft, 'languages' | 'defaultLanguage'>;

/** Which languages a school offers, and which of them is its main one. */
export function LanguagesField({
  languages,
  defaultLanguage,
  onChange,
}: Languages & { onChange: (change: Partial<Languages>) => void }) {
  const { t } = useLingui();
  const withLanguage = (code: Language, isOffered: boolean) =>
    LANGUAGES.filter((other) => (other === code ? isOffered : languages.includes(other)));
  return (
    <>
      <LanguageField
        label={t`Main language`}
        description={t`For visitors whose own language the school does not offer, and for texts without a translation.`}
        value={defaultLanguage}
        onChange={(code) => onChange({ defaultLanguage: code })}
        languages={LANGUAGES.filter((code) => languages.includes(code))}
      />
      <Text as="span" weight="medium" id="profile-languages">
        {t`Languages of the pages`}
      </Text>
      <div role="group" aria-labelledby="profile-languages" className={styles.languages}>
        {LANGUAGES.map((code) => (
          <Checkbox
            key={code}
            isSelected={languages.includes(code)}
            // The main language is always one of them.
            isDisabled={code === defaultLanguage}
            onChange={(isOffered) => onChange({ languages: withLanguage(code, isOffered) })}
          >
            <span lang={toTag(code)}>{LANGUAGE_NAMES[code]}</span>
          </Checkbox>
        ))}
      </div>
    </>
  );
}
