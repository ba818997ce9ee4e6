import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { LivePoll, LivePollInput } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Dialog } from '@stoa/ui/dialog';
import { IconButton } from '@stoa/ui/icon-button';
import { TextField } from '@stoa/ui/text-field';
import { useState, type FormEvent } from 'react';
import { randomId } from '../../../app/random-id.ts';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { countTrimmed } from '../../count-characters.ts';
import { formatNumber } from '../../format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { problemMessages } from './activity-messages.ts';
import * as styles from './activity.css.ts';
import type { Activity } from './use-activity.ts';
import { LanguageField } from '../../language-field.tsx';

type Texts = Partial<Record<Language, string>>;
interface Draft {
  question: Texts;
  /** With a key each: fields come and go. */
  options: { key: string; texts: Texts }[];
  isMultiple: boolean;
}

const OPTIONS_MIN = 2;
const OPTIONS_MAX = 10;
const QUESTION_MAX = 500;
const OPTION_MAX = 200;
const FIRST_LANGUAGE: Language = 'en_US';

const emptyOption = () => ({ key: randomId(), texts: {} });
const draftOf = (poll: LivePoll | undefined): Draft => ({
  question: { ...poll?.texts?.question },
  options: poll?.texts?.options.map((texts) => ({ key: randomId(), texts: { ...texts } })) ?? [
    emptyOption(),
    emptyOption(),
  ],
  isMultiple: poll?.isMultiple ?? false,
});
const isSaid = (texts: Texts): boolean => Object.values(texts).some((text) => text.trim() !== '');
const firstOf = (texts: Texts): string => Object.values(texts).find((text) => text.trim() !== '') ?? ' ';
const isLonger = (texts: Texts, max: number): boolean =>
  Object.values(texts).some((text) => countTrimmed(text) > max);

/** Prepares a poll, or changes one that was not started. Nobody sees it until then. */
export function PollDialog({
  poll,
  languages,
  save,
  onClose,
}: {
  poll?: LivePoll | undefined;
  languages: readonly Language[];
  save: Activity['save'];
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const shownIn = useLanguage();
  const [clientId] = useState(randomId);
  const [language, setLanguage] = useState<Language>(languages[0] ?? FIRST_LANGUAGE);
  const [draft, setDraft] = useState(() => draftOf(poll));
  const [isChecked, setChecked] = useState(false);
  const tooLong = t`This is too long. Shorten it.`;
  const isRight =
    isSaid(draft.question) &&
    !isLonger(draft.question, QUESTION_MAX) &&
    draft.options.every(({ texts }) => isSaid(texts) && !isLonger(texts, OPTION_MAX));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (save.isPending || !isRight) return;
    const input: LivePollInput = {
      question: draft.question,
      options: draft.options.map(({ texts }) => texts),
      isMultiple: draft.isMultiple,
    };
    save.mutate({ pollId: poll?.id, poll: input, clientId }, { onSuccess: onClose });
  };
  const setOption = (key: string, text: string) =>
    setDraft({
      ...draft,
      options: draft.options.map((option) =>
        option.key === key ? { key, texts: { ...option.texts, [language]: text } } : option,
      ),
    });
  return (
    <Dialog
      isOpen
      onClose={() => {
        save.reset();
        onClose();
      }}
      isDismissable={false}
      title={poll ? t`Edit poll` : t`New poll`}
      footer={
        <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
          {t({ message: 'Save', context: 'poll', comment: 'Button' })}
        </Button>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {save.error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(problemMessages(save.error))}
          </Banner>
        ) : null}
        {languages.length > 1 ? (
          <LanguageField
            label={t({ message: 'Language', context: 'poll', comment: 'Language of the texts' })}
            description={t`Viewers see the poll in their language where you have written it.`}
            value={language}
            onChange={setLanguage}
            languages={languages}
          />
        ) : null}
        <TextField
          label={t({ message: 'Question', context: 'poll' })}
          lang={toTag(language)}
          value={draft.question[language] ?? ''}
          placeholder={firstOf(draft.question)}
          onChange={(text) => setDraft({ ...draft, question: { ...draft.question, [language]: text } })}
          errorMessage={
            isLonger(draft.question, QUESTION_MAX)
              ? tooLong
              : isChecked && !isSaid(draft.question)
                ? t`Write your question.`
                : undefined
          }
        />
        {draft.options.map(({ key, texts }, place) => {
          const number = formatNumber(place + 1, shownIn);
          const name = t`Option ${number}`;
          return (
            <div key={key} className={draft.options.length > OPTIONS_MIN ? styles.option : undefined}>
              <TextField
                label={name}
                lang={toTag(language)}
                value={texts[language] ?? ''}
                placeholder={firstOf(texts)}
                onChange={(text) => setOption(key, text)}
                errorMessage={
                  isLonger(texts, OPTION_MAX)
                    ? tooLong
                    : isChecked && !isSaid(texts)
                      ? t`Write something, or remove the option.`
                      : undefined
                }
              />
              {draft.options.length > OPTIONS_MIN ? (
                <IconButton
                  icon={TrashIcon}
                  label={t`Remove option ${number}`}
                  onPress={() =>
                    setDraft({ ...draft, options: draft.options.filter((other) => other.key !== key) })
                  }
                />
              ) : null}
            </div>
          );
        })}
        {draft.options.length < OPTIONS_MAX ? (
          <div className={styles.actions}>
            <Button
              size="sm"
              icon={PlusIcon}
              onPress={() => setDraft({ ...draft, options: [...draft.options, emptyOption()] })}
            >
              {t`Add option`}
            </Button>
          </div>
        ) : null}
        <Checkbox isSelected={draft.isMultiple} onChange={(isMultiple) => setDraft({ ...draft, isMultiple })}>
          {t`People can choose several options`}
        </Checkbox>
      </form>
    </Dialog>
  );
}
