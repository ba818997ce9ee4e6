import { useLingui } from '@lingui/react/macro';
import { questionStatisticsQuery } from '@stoa/api/exam-bank.queries';
import type { QuestionStatistics } from '@stoa/api/schema';
import { BarList } from '@stoa/ui/bar-list';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';

/** How a question did with those who were asked it. */
export function QuestionStatisticsSection({
  schoolId,
  questionId,
}: {
  schoolId: string;
  questionId: string;
}) {
  const { t } = useLingui();
  const query = useQuery(questionStatisticsQuery(useApi(), { schoolId, questionId, lang: useLanguage() }));
  return (
    <section className={styles.part}>
      <SectionHeader
        title={t({ message: 'Statistics', context: 'exam', comment: 'Heading: of a question of the bank' })}
      />
      <Loaded query={query} rows={3}>
        {(statistics) => <Figures statistics={statistics} />}
      </Loaded>
    </section>
  );
}

function Figures({ statistics }: { statistics: QuestionStatistics }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { attempts, answered, difficulty, discrimination } = statistics;
  if (attempts === 0) return <Text tone="muted">{t`Nobody has been asked this question as it is now.`}</Text>;
  return (
    <>
      <Text tone="muted">{t`The first attempt of each person counts.`}</Text>
      <FactList
        variant="tiles"
        facts={[
          {
            id: 'attempts',
            label: t({ message: 'Asked', comment: 'How often a question was asked' }),
            value: formatNumber(attempts, language),
          },
          {
            id: 'answered',
            label: t({
              message: 'Answered',
              context: 'statistics',
              comment: 'How often a question was answered',
            }),
            value: formatNumber(answered, language),
          },
          ...(difficulty === null
            ? []
            : [
                {
                  id: 'difficulty',
                  label: t({ message: 'Average share of the points', comment: 'Of a question' }),
                  value: formatShare(difficulty, language),
                },
              ]),
          ...(discrimination === null
            ? []
            : [
                {
                  id: 'discrimination',
                  label: t({ message: 'Agreement with the rest of the exam', comment: 'From -1 to 1' }),
                  value: formatNumber(discrimination, language),
                },
              ]),
        ]}
      />
      {discrimination === null ? null : (
        <Text size="sm" tone="muted">
          {t`Agreement is a number from −1 to 1. Near 1, those who do well in the rest of the exam do well here. Below 0, the answer key may be wrong.`}
        </Text>
      )}
      {difficulty === null ? (
        <Text tone="muted">{t`Fewer than five answers are not broken down.`}</Text>
      ) : (
        <Options statistics={statistics} />
      )}
    </>
  );
}

function Options({ statistics: { options, answered } }: { statistics: QuestionStatistics }) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  if (options.length === 0) return null;
  return (
    <>
      <Heading level={3} size="md" id={id}>
        {t({ message: 'How often each option was chosen', comment: 'Heading: of a question' })}
      </Heading>
      <BarList
        labelledBy={id}
        items={options.map(({ text, right, count }, index) => {
          const shown = textIn(text, language);
          const share = count / answered;
          const number = formatNumber(count, language);
          return {
            id: `${index}`,
            label: (
              <>
                <FormulaText lang={shown.lang} isInLine>
                  {shown.text}
                </FormulaText>
                {right
                  ? ` · ${t({ message: 'Right', context: 'exam', comment: 'An option of a question' })}`
                  : null}
              </>
            ),
            share,
            text: `${number} (${formatShare(share, language)})`,
          };
        })}
      />
    </>
  );
}
