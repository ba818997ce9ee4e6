import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { createSection, updateSection } from '@stoa/api/knowledge.calls';
import type { KnowledgeSection, SectionAudience } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, toTag, type Language } from '../../../i18n/languages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { fullName, type PlacedSection } from '../../../shared/knowledge/section-tree.ts';
import { READER_MESSAGES, SECTION_PROBLEM_MESSAGES } from '../../../shared/knowledge/section-messages.ts';
import { useFocusOnShow } from '../../../shared/use-focus-on-show.ts';
import {
  emptyForm,
  formOf,
  inputOf,
  NAME_MAX,
  placesFor,
  SUMMARY_MAX,
  type SectionForm,
} from './section-form.ts';

const TOP = 'top';
const AUDIENCES = [1, 2, 4, 3] as const satisfies readonly SectionAudience[];

/** What is edited: a section, or a new one below another or at the top. */
export type Edited = { section: KnowledgeSection } | { parentId: string | null };

/** Asks what a section is called in the languages of the school, where it stands and who reads it. */
export function SectionDialog({
  schoolId,
  edited,
  sections,
  languages,
  mainLanguage,
  onDone,
  onClose,
}: {
  schoolId: string;
  edited: Edited;
  sections: readonly PlacedSection[];
  languages: readonly Language[];
  mainLanguage: Language;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const own = useLanguage();
  const first = useFocusOnShow();
  const section = 'section' in edited ? edited.section : undefined;
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const [form, setForm] = useState<SectionForm>(() =>
    'section' in edited ? formOf(edited.section) : emptyForm(edited.parentId),
  );
  const [version, setVersion] = useState(section?.version ?? 1);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const input = inputOf(form);
  const save = useMutation({
    mutationFn: async () => {
      if (!input) return;
      if (section)
        await updateSection(api, { schoolId, sectionId: section.id, section: { ...input, version } });
      else await createSection(api, { schoolId, section: input, key });
    },
    onSuccess: onDone,
    onError: (error) => {
      if (!isApiProblem(error)) return;
      // Saved again it replaces what somebody else saved meanwhile, which the dialog says.
      if (error.code === 'VERSION_CONFLICT') setVersion(Number(error.details?.currentVersion ?? version));
      if (error.code === 'IDEMPOTENCY_KEY_REUSED') setKey(crypto.randomUUID());
    },
  });
  const change = (part: Partial<SectionForm>) => {
    // Another text is another request.
    setKey(crypto.randomUUID());
    setForm((before) => ({ ...before, ...part }));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (input && !save.isPending) save.mutate();
  };
  const places = placesFor(sections, section);
  const parent = sections.find((one) => one.section.id === form.parentId)?.section;
  const parentReaders = parent && parent.readers !== 1 ? i18n._(READER_MESSAGES[parent.readers]) : undefined;
  const descriptions: Record<SectionAudience, string> = {
    1: t`Anyone who can open the school.`,
    2: t`Everyone who is a member of the school.`,
    3: t`For example how to join: members do not see it.`,
    4: t`For example notes on how courses are held.`,
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={
        section
          ? t({ message: 'Edit section', context: 'knowledge', comment: 'Title of a dialog' })
          : t({ message: 'New section', context: 'knowledge', comment: 'Title of a dialog' })
      }
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {section
              ? t({ message: 'Save', context: 'knowledge', comment: 'Button: of a section' })
              : t({ message: 'Create', context: 'knowledge', comment: 'Button: makes a section' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {save.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(SECTION_PROBLEM_MESSAGES, isApiProblem(save.error) ? save.error.code : 'UNKNOWN'),
              )}
            </Banner>
          ) : null}
          {languages.length > 1 ? (
            <ChoiceMenu
              text={LANGUAGE_NAMES[language]}
              choices={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={language}
              onChange={setLanguage}
            />
          ) : null}
          <TextField
            name="name"
            label={t({ message: 'Name', context: 'knowledge', comment: 'Of a section' })}
            lang={toTag(language)}
            value={form.name[language] ?? ''}
            onChange={(text) => change({ name: { ...form.name, [language]: text } })}
            maxLength={NAME_MAX}
            inputRef={first}
            isRequired
            errorMessage={isTried && !input ? t`Enter a name in one language at least.` : undefined}
          />
          <TextArea
            label={t({
              message: 'Summary',
              context: 'knowledge',
              comment: 'Of a section: one or two sentences',
            })}
            lang={toTag(language)}
            value={form.summary[language] ?? ''}
            onChange={(text) => change({ summary: { ...form.summary, [language]: text } })}
            maxLength={SUMMARY_MAX}
            isOptional
          />
          <Select
            label={t({ message: 'Inside', context: 'knowledge', comment: 'The section above this one' })}
            value={form.parentId ?? TOP}
            onChange={(chosen) =>
              change({ parentId: chosen === TOP || chosen === null ? null : String(chosen) })
            }
          >
            {[
              <SelectItem key={TOP} id={TOP}>
                {t({
                  message: 'No other section',
                  context: 'knowledge',
                  comment: 'A section at the top level',
                })}
              </SelectItem>,
              ...places.map((place) => (
                <SelectItem key={place.id} id={place.id} textValue={fullName(place)}>
                  <UserText>{fullName(place)}</UserText>
                </SelectItem>
              )),
            ]}
          </Select>
          <RadioGroup
            label={t({ message: 'Who reads it', context: 'knowledge', comment: 'Of a section' })}
            description={
              parentReaders === undefined
                ? undefined
                : t({
                    message: `The section above is read by: ${parentReaders}. Nobody else reads what is inside.`,
                    comment: 'Such as: The section above is read by: Members.',
                  })
            }
            value={String(form.audience)}
            onChange={(value) => change({ audience: Number(value) as SectionAudience })}
          >
            {AUDIENCES.map((audience) => (
              <Radio key={audience} value={String(audience)} description={descriptions[audience]}>
                {i18n._(READER_MESSAGES[audience])}
              </Radio>
            ))}
          </RadioGroup>
        </Stack>
      </form>
    </Dialog>
  );
}
