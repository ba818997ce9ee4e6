import { useLingui } from '@lingui/react/macro';
import type { ManagedUnion } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useState, type FormEvent } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { languagesOf, textIn } from '../texts.ts';
import { problemMessages } from './union-messages.ts';
import { useUnionCalls } from './use-union-calls.ts';
import { LanguageField } from '../../../shared/language-field.tsx';

const NAME_MAX = 200;
const TERMS_MAX = 8000;
const ROWS = 8;

/** Founds a union, or changes one that the school leads. */
export function TextsDialog({
  schoolId,
  union,
  onClose,
}: {
  schoolId: string;
  union?: ManagedUnion | undefined;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const change = useUnionCalls(schoolId);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [draft, setDraft] = useState({
    name: { ...union?.name },
    terms: { ...union?.terms },
    isListed: union?.isListed ?? true,
  });
  const [isChecked, setChecked] = useState(false);
  const lacks = (texts: object) => isChecked && languagesOf(texts as Record<string, string>).length === 0;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (change.isPending || languagesOf(draft.name).length === 0 || languagesOf(draft.terms).length === 0)
      return;
    change.mutate(
      (calls) =>
        union ? calls.save(union.unionId, { ...draft, version: union.version }) : calls.found(draft),
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={union ? t`Edit the union` : t`Found a union`}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={change.isPending} onPress={() => submit()}>
            {union
              ? t({ message: 'Save', context: 'union', comment: 'Button' })
              : t({ message: 'Found', context: 'union', comment: 'Button: makes a union of schools' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {change.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(problemMessages(change.error))}
            </Banner>
          ) : null}
          <LanguageField
            label={t`Language of the texts`}
            description={t`Texts without a translation are shown in the school’s main language.`}
            value={language}
            onChange={setLanguage}
          />
          <TextField
            name="name"
            label={t`Name of the union`}
            lang={toTag(language)}
            value={draft.name[language] ?? ''}
            placeholder={textIn(draft.name, language).text || ' '}
            onChange={(text) => setDraft({ ...draft, name: { ...draft.name, [language]: text } })}
            maxLength={NAME_MAX}
            errorMessage={lacks(draft.name) ? t`Give the union a name.` : undefined}
          />
          <TextArea
            name="terms"
            label={t({ message: 'Terms', context: 'union', comment: 'What the schools of a union agree to' })}
            description={t`Every school agrees to them when it joins, and again when you change them.`}
            rows={ROWS}
            lang={toTag(language)}
            value={draft.terms[language] ?? ''}
            onChange={(text) => setDraft({ ...draft, terms: { ...draft.terms, [language]: text } })}
            maxLength={TERMS_MAX}
            errorMessage={lacks(draft.terms) ? t`Write what the schools agree to.` : undefined}
          />
          <Checkbox isSelected={draft.isListed} onChange={(isListed) => setDraft({ ...draft, isListed })}>
            {t`Other schools can find it and ask to join`}
          </Checkbox>
        </Stack>
      </form>
    </Dialog>
  );
}
