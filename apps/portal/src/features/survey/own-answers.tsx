import { Trans, useLingui } from '@lingui/react/macro';
import { ownSurveyAnswerQuery } from '@stoa/api/survey.queries';
import type { OwnSurveyAnswer, SurveyItem } from '@stoa/api/schema';
import { inGap } from '@stoa/api/survey-gaps';
import { FactList } from '@stoa/ui/fact-list';
import { FormulaText } from '@stoa/ui/formula-text';
import { Heading } from '@stoa/ui/heading';
import { formatBytes } from '@stoa/ui/format-bytes';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag, toTag, type Language } from '../../i18n/languages.ts';
import { formatNumber } from '../../shared/format.ts';
import { wordsOf } from '../../shared/option-words.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { textWithGaps } from '../../shared/survey-gaps.ts';
import * as styles from './survey.css.ts';

/** What the viewer answered to a survey that is not anonymous; nothing where it cannot be read. */
export function OwnAnswers({ schoolId, surveyId }: { schoolId: string; surveyId: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const { data } = useQuery({
    ...ownSurveyAnswerQuery(useApi(), { schoolId, surveyId, lang }),
    retry: false,
  });
  if (!data) return null;
  const when = <LocalTime instant={data.answeredAt} />;
  return (
    <section className={styles.part} aria-labelledby="own-answers">
      <div>
        <Heading level={2} size="xl" id="own-answers">
          {t({
            message: 'Your answers',
            context: 'survey',
            comment: 'Heading: what one answered to a survey',
          })}
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>Sent on {when}</Trans>
        </Text>
      </div>
      <div lang={data.lang === lang ? undefined : toTag(data.lang)}>
        <FactList
          facts={data.items.map(({ item, ...given }) => ({
            id: item.id,
            label: <FormulaText>{textWithGaps(item)}</FormulaText>,
            value: (
              <>
                {item.picture ? (
                  <span className={styles.picture}>
                    <Image src={item.picture.url} alt={item.picture.alt} fit="contain" />
                  </span>
                ) : null}
                {shown(item, given, lang)}
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}

/** An answer as text: options by name, in the order of a ranking; of a table of choices a line a row; a text with what its gaps say; files to fetch. */
function shown(
  item: SurveyItem,
  { answer, files }: Pick<OwnSurveyAnswer['items'][number], 'answer' | 'files'>,
  language: Language,
): ReactNode {
  const { choice, number, text, rows, parts } = answer;
  if (files)
    return files.map(({ url, name, bytes }) => (
      <Text as="div" key={url}>
        <Link href={url} download>
          <UserText>{name}</UserText>
        </Link>{' '}
        · {formatBytes(bytes, toIntlTag(language))}
      </Text>
    ));
  const names = new Map(item.options.map((option) => [option.key, wordsOf(option)]));
  const rowNames = new Map(item.rows.map((row) => [row.key, wordsOf(row)]));
  const lines = choice
    ? choice.map((key) => names.get(key) ?? '')
    : rows
      ? rows.map(({ row, option }) => `${rowNames.get(row) ?? ''}: ${names.get(option) ?? ''}`)
      : parts
        ? [textWithGaps(item, (key) => inGap(answer, key))]
        : [number === undefined ? (text ?? '') : formatNumber(number, language)];
  return lines.map((line, index) => (
    <Text as="div" key={index}>
      <FormulaText>{line}</FormulaText>
    </Text>
  ));
}
