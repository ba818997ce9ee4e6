import { useLingui } from '@lingui/react/macro';
import type { AttemptResult } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { OptionList } from '@stoa/ui/option-list';
import { RichText } from '@stoa/ui/rich-text';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { formatNumber } from '../../shared/format.ts';
import * as styles from './exam.css.ts';
import { usePoints } from './use-points.ts';

type Entry = AttemptResult['questions'][number];

/** A question with the answer that was submitted, and what is right where that is shown. */
export function QuestionResult({ entry, position }: { entry: Entry; position: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = usePoints();
  const { question, score, explanation } = entry;
  const number = formatNumber(position, language);
  const isOther = question.lang !== language;
  const lang = isOther ? toTag(question.lang) : undefined;
  return (
    <Surface as="section" isBordered radius="md" padding="5" className={styles.part}>
      <div className={styles.questionHead}>
        <Heading level={3} size="md">{t`Question ${number}`}</Heading>
        {score === null ? null : (
          <Text size="sm" isNumeric tone={score > 0 ? 'success' : 'danger'}>
            {points(score, question.score)}
          </Text>
        )}
      </div>
      <RichText document={question.text} lang={lang} dir={isOther ? directionOf(question.lang) : undefined} />
      {question.options.length > 0 ? <Options entry={entry} lang={lang} /> : <Written entry={entry} />}
      {entry.comment ? (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">
            {t`Remark of the teacher`}
          </Text>
          <Text preserveLines>
            <UserText>{entry.comment}</UserText>
          </Text>
        </div>
      ) : null}
      {explanation ? (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">
            {t({ message: 'Explanation', comment: 'Why an answer is right' })}
          </Text>
          <Text lang={lang}>
            <UserText>{explanation}</UserText>
          </Text>
        </div>
      ) : null}
    </Surface>
  );
}

function Options({ entry, lang }: { entry: Entry; lang: string | undefined }) {
  const { t } = useLingui();
  const { answer, question, rightChoice } = entry;
  const note = (isChosen: boolean, isRight: boolean | undefined): string | undefined => {
    if (isRight === undefined) return isChosen ? t`Your answer` : undefined;
    if (isChosen) return isRight ? t`Your answer, right` : t`Your answer, wrong`;
    return isRight ? t`Right answer` : undefined;
  };
  return (
    <OptionList
      label={t({ message: 'Options', comment: 'Answers to choose from' })}
      lang={lang}
      options={question.options.map(({ key, text }) => {
        const isChosen = answer?.choice.includes(key) ?? false;
        const isRight = rightChoice?.includes(key);
        return { id: key, text, isChosen, isRight, note: note(isChosen, isRight) };
      })}
    />
  );
}

function Written({ entry: { answer, question, rightText } }: { entry: Entry }) {
  const { t } = useLingui();
  const unit = question.unit ?? '';
  return (
    <>
      <div className={styles.words}>
        <Text size="sm" weight="semibold">{t`Your answer`}</Text>
        {answer?.text ? (
          <Text preserveLines>
            <UserText>{answer.text}</UserText> {unit}
          </Text>
        ) : (
          <Text tone="muted">{t({ message: 'Not answered', comment: 'A question' })}</Text>
        )}
      </div>
      {rightText === null ? null : (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">{t`Right answer`}</Text>
          <Text>
            {rightText} {unit}
          </Text>
        </div>
      )}
    </>
  );
}
