import { useLingui } from '@lingui/react/macro';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { schoolProfileQuery } from '@stoa/api/school-settings.queries';
import type { SchoolProfile } from '@stoa/api/schema';
import {
  PROFILE_LENGTHS,
  type SchoolProfileDraft,
  type SettingsFieldProblem,
  type SettingsFieldProblems,
} from '@stoa/machines/school-settings';
import { ColorField } from '@stoa/ui/color-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, toTag, type Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import { PROFILE_TITLE } from '../titles.ts';
import * as manageStyles from '../manage.css.ts';
import { SettingsEditor } from '../settings/settings-editor.tsx';
import { textIn } from '../texts.ts';
import { LanguagesField } from './languages-field.tsx';
import { LogoField } from './logo-field.tsx';
import { profileDraft } from './profile-form.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { LanguageField } from '../../../shared/language-field.tsx';

/** What a school is called and how it looks, for those who run it. */
export function ProfilePage({ schoolId }: { schoolId: string }) {
  // Texts of uploads.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() });
  const query = useQuery({
    ...schoolProfileQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <ManagePage
      title={i18n._(PROFILE_TITLE)}
      text={t`Name, description, logo, color and languages. Changes show on all pages at once.`}
    >
      <Loaded query={query} rows={6}>
        {(data) => (
          <SettingsEditor
            schoolId={schoolId}
            settings={profileDraft(data)}
            // The header of this very page shows name, logo and color.
            onSaved={() => void queryClient.invalidateQueries({ queryKey })}
          >
            {(draft, change, problems) => (
              <Fields
                schoolId={schoolId}
                inherited={data.inherited ?? []}
                draft={draft}
                change={change}
                problems={problems}
              />
            )}
          </SettingsEditor>
        )}
      </Loaded>
    </ManagePage>
  );
}

interface FieldsProps {
  schoolId: string;
  /** What comes from the school that this one belongs to. */
  inherited: NonNullable<SchoolProfile['inherited']>;
  draft: SchoolProfileDraft;
  change: (part: Partial<SchoolProfileDraft>) => void;
  problems: SettingsFieldProblems;
}

function Fields({ schoolId, inherited, draft, change, problems }: FieldsProps) {
  const { t } = useLingui();
  const own = useLanguage();
  const offered = (code: Language) =>
    draft.languages.includes(code) ? code : (draft.defaultLanguage as Language);
  const [chosen, setLanguage] = useState<Language>(own);
  const language = offered(chosen);
  return (
    <div className={cx(manageStyles.part, manageStyles.sections)}>
      <Texts draft={draft} change={change} problems={problems} language={language} onLanguage={setLanguage} />
      <section className={manageStyles.part}>
        <SectionHeader title={t`Logo`} />
        {inherited.includes('logo') ? (
          <Taken />
        ) : (
          <LogoField
            schoolId={schoolId}
            logoUrl={draft.logoUrl}
            onUploaded={({ id, url }) => change({ logoUploadId: id, logoUrl: url })}
            onRemove={() => change({ logoUploadId: null, logoUrl: null })}
          />
        )}
      </section>
      <section className={manageStyles.part}>
        <SectionHeader title={t({ message: 'Color', comment: 'The brand color of a school' })} />
        {inherited.includes('color') ? (
          <Taken />
        ) : (
          <ColorField
            name="color"
            label={t`Brand color`}
            description={t`Buttons and links take it, made lighter or darker where they would be hard to read.`}
            pickerLabel={t`Choose a color`}
            value={draft.color}
            onChange={(color) => change({ color })}
            errorMessage={problems.color && t`A color is # with six digits or letters from a to f.`}
          />
        )}
        <ProfilePreview
          name={textIn(draft.name, language).text}
          logoUrl={draft.logoUrl}
          color={draft.color}
        />
      </section>
      <section className={manageStyles.part}>
        <SectionHeader title={t`Languages`} />
        <LanguagesField
          languages={draft.languages}
          defaultLanguage={draft.defaultLanguage}
          onChange={change}
        />
      </section>
    </div>
  );
}

/** Stands where a sub-school takes its colour or its logo from the school above. */
function Taken() {
  const { t } = useLingui();
  return (
    <Text size="sm" tone="muted">
      {t({
        message: 'This comes from the parent school. You can choose your own under “Navigation and look”.',
        comment: 'Instead of the field for the color or the logo of a sub-school',
      })}
    </Text>
  );
}

/** Name and description in one language at a time. */
function Texts({
  draft,
  change,
  problems,
  language,
  onLanguage,
}: Omit<FieldsProps, 'schoolId' | 'inherited'> & {
  language: Language;
  onLanguage: (language: Language) => void;
}) {
  const { t } = useLingui();
  const lang = useLanguage();
  const [fewest, most] = [PROFILE_LENGTHS.nameMin, PROFILE_LENGTHS.nameMax].map((n) => formatNumber(n, lang));
  const main = LANGUAGE_NAMES[draft.defaultLanguage as Language];
  const nameProblems: Partial<Record<SettingsFieldProblem, string>> = {
    MISSING: t({ message: `The school needs a name in ${main}.`, comment: 'Name of its main language' }),
    TOO_SHORT: t`Use at least ${fewest} characters in each language.`,
    TOO_LONG: t`Use at most ${most} characters in each language.`,
  };
  const placeholderOf = (texts: SchoolProfileDraft['name']) => textIn(texts, language).text;
  return (
    <section className={manageStyles.part}>
      <SectionHeader title={t`Name and description`} />
      <LanguageField
        label={t`Language of the texts`}
        description={t`Texts without a translation are shown in the school’s main language.`}
        value={language}
        onChange={onLanguage}
        languages={draft.languages as Language[]}
      />
      <TextField
        name="name"
        label={t({ message: 'Name', context: 'school' })}
        lang={toTag(language)}
        value={draft.name[language] ?? ''}
        placeholder={placeholderOf(draft.name) || ' '}
        onChange={(name) => change({ name: { ...draft.name, [language]: name } })}
        errorMessage={problems.name && nameProblems[problems.name]}
        isRequired={language === draft.defaultLanguage}
      />
      <TextArea
        name="summary"
        label={t({ message: 'Description', comment: 'One sentence about a school' })}
        description={t`One sentence. It stands in lists of schools and in search results.`}
        rows={3}
        lang={toTag(language)}
        value={draft.summary[language] ?? ''}
        placeholder={placeholderOf(draft.summary) || ' '}
        onChange={(summary) => change({ summary: { ...draft.summary, [language]: summary } })}
        maxLength={PROFILE_LENGTHS.summaryMax}
        errorMessage={problems.summary && t`This is too long.`}
        isOptional
      />
    </section>
  );
}
