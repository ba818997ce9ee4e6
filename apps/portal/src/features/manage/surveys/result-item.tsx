import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SurveyResultItem } from '@stoa/api/schema';
import { gapKeys } from '@stoa/api/survey-gaps';
import { hasAreas } from '@stoa/api/survey-kinds';
import { BarChart } from '@stoa/ui/bar-chart';
import { BarList } from '@stoa/ui/bar-list';
import { Button } from '@stoa/ui/button';
import { FormulaText } from '@stoa/ui/formula-text';
import { formatBytes } from '@stoa/ui/format-bytes';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Surface } from '@stoa/ui/surface';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId, useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import { textWithGaps } from '../../../shared/survey-gaps.ts';
import * as styles from '../manage.css.ts';
import * as surveyStyles from './surveys.css.ts';
import { choicesOf, netPromoterScore, ranked } from './result-choices.ts';
import { Areas, Passages, Sorted, Spans } from './result-kinds.tsx';
import { Choices, Ends, Facts, useSayCount } from './result-parts.tsx';

/** So many texts stand there at first. */
const FIRST_TEXTS = 10;
/** So many files at most the server tells of one question. */
const MAX_FILES = 200;

/** A question with what people answered to it. */
export function ResultItem({
  result,
  number,
  peopleCount,
}: {
  result: SurveyResultItem;
  number: number;
  /** People whose answers are shown; not all of them were asked where the survey branches. */
  peopleCount: number;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const { answerCount, askedCount, isTooFew } = result;
  const place = formatNumber(number, language);
  const countText = formatNumber(answerCount, language);
  const askedText = formatNumber(askedCount, language);
  return (
    <Surface as="section" isBordered radius="lg" padding="5" className={styles.part} aria-labelledby={id}>
      <div>
        <Text size="sm" tone="muted">
          {t({ message: `Question ${place}`, context: 'survey', comment: 'Its number' })}
        </Text>
        <Heading level={2} size="lg" id={id}>
          {result.item.text ? <FormulaText>{textWithGaps(result.item)}</FormulaText> : t`Untitled`}
        </Heading>
        {result.item.picture && !hasAreas(result.item.kind) ? (
          <div className={surveyStyles.picture}>
            <Image src={result.item.picture.url} alt={result.item.picture.alt} fit="contain" />
          </div>
        ) : null}
        {askedCount < peopleCount ? (
          <Text size="sm" tone="muted">
            {askedCount === 0
              ? t({ message: 'Nobody was asked this question.', comment: 'Of a survey' })
              : t`${plural(askedCount, {
                  one: `${askedText} person was asked this question.`,
                  other: `${askedText} people were asked this question.`,
                })}`}
          </Text>
        ) : null}
        {askedCount === 0 && peopleCount > 0 ? null : (
          <Text size="sm" tone="muted">
            {isTooFew
              ? t`Too few of them answered anonymously: what they answered would tell who they are, so it is not shown.`
              : answerCount === 0
                ? t({ message: 'Nobody has answered this question.', comment: 'Of a survey' })
                : t`${plural(answerCount, { one: `${countText} answer`, other: `${countText} answers` })}`}
          </Text>
        )}
      </div>
      {answerCount > 0 ? <Answers result={result} labelledBy={id} /> : null}
    </Surface>
  );
}

function Answers({ result, labelledBy }: { result: SurveyResultItem; labelledBy: string }) {
  switch (result.item.kind) {
    case 'single':
    case 'multiple':
      return <Choices result={result} labelledBy={labelledBy} />;
    case 'highlight':
      return <Passages result={result} labelledBy={labelledBy} />;
    case 'hotspot':
      return <Areas result={result} labelledBy={labelledBy} />;
    case 'slider':
      return <Spans result={result} />;
    case 'categories':
    case 'matching':
    case 'labels':
      return <Sorted result={result} />;
    case 'scale':
      return <Scale result={result} />;
    case 'number':
      return <Numbers result={result} />;
    case 'ranking':
      return <Ranking result={result} labelledBy={labelledBy} />;
    case 'matrix':
      return <Matrix result={result} rows={result.item.rows} />;
    case 'gaps':
      return <Gaps result={result} />;
    case 'file':
      return <Files result={result} labelledBy={labelledBy} />;
    case 'text':
    case 'longtext':
      return <Texts texts={result.texts} answerCount={result.answerCount} labelledBy={labelledBy} />;
  }
}

function Scale({ result }: { result: SurveyResultItem }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { answerCount, counts, item } = result;
  const say = useSayCount(answerCount);
  const score = netPromoterScore(result);
  return (
    <>
      <Facts
        result={result}
        more={
          score === undefined
            ? []
            : [
                {
                  id: 'nps',
                  label: t({ message: 'Net Promoter Score', comment: 'From −100 to 100' }),
                  value: formatNumber(score, language),
                },
              ]
        }
      />
      <BarChart
        headingLevel={3}
        title={t({
          message: 'Answers by step',
          comment: 'Heading of a chart: how often each number was chosen',
        })}
        summary={<Ends item={item} />}
        heads={[
          t({ message: 'Step', comment: 'Column: a number of a scale' }),
          t({ message: 'Answers', context: 'survey', comment: 'Column: how many people answered' }),
        ]}
        tableLabel={t`Show as a table`}
        bars={choicesOf(item, language).map(({ key, text }) => {
          const count = counts.find((one) => one.key === key)?.count ?? 0;
          return { id: key, label: text, tick: text, value: count, text: say(count) };
        })}
      />
    </>
  );
}

const Numbers = ({ result }: { result: SurveyResultItem }) => <Facts result={result} more={[]} />;

function Ranking({ result, labelledBy }: { result: SurveyResultItem; labelledBy: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const count = result.item.options.length;
  return (
    <BarList
      labelledBy={labelledBy}
      items={ranked(result).map(({ key, text, place }) => {
        const mean = place === null ? '–' : formatNumber(Math.round(place * 10) / 10, language);
        return {
          id: key,
          label: <FormulaText isInLine>{text}</FormulaText>,
          // The first place fills the bar, the last leaves a little of it.
          share: place === null ? 0 : (count + 1 - place) / count,
          text: t({ message: `Average place: ${mean}`, comment: 'Of an option that people ranked' }),
        };
      })}
    />
  );
}

type MatrixRow = { id: string; text: string };

function Matrix({
  result: { item, counts },
  rows,
}: {
  result: SurveyResultItem;
  rows: readonly { key: string; text: string }[];
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns = useMemo<TableColumn<MatrixRow>[]>(
    () => [
      {
        id: 'row',
        label: t({ message: 'Row', comment: 'Column: a row of a table of choices' }),
        width: '2fr' as const,
        minWidth: 160,
        isRowHeader: true,
        cell: ({ text }) => <FormulaText isInLine>{text}</FormulaText>,
      },
      ...item.options.map(({ key, text }): TableColumn<MatrixRow> => ({
        id: key,
        label: text,
        isNumeric: true,
        minWidth: 110,
        cell: ({ id }) => {
          const inRow = counts.filter(({ row }) => row === id);
          const all = inRow.reduce((sum, { count }) => sum + count, 0);
          const count = inRow.find((one) => one.key === key)?.count ?? 0;
          const countText = formatNumber(count, language);
          const share = formatShare(all === 0 ? 0 : count / all, language);
          return (
            <span>
              {t({ message: `${countText} (${share})`, comment: 'How many, and their share: “30 (71%)”' })}
            </span>
          );
        },
      })),
    ],
    [t, language, item, counts],
  );
  return (
    <Table
      label={textWithGaps(item)}
      columns={columns}
      narrow="scroll"
      rows={rows.map(({ key, text }) => ({ id: key, text }))}
    />
  );
}

/** Gaps with options are a table of choices; of those that are typed what stood there most often. */
function Gaps({ result }: { result: SurveyResultItem }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { item, answerCount, counts, words = [] } = result;
  const id = useId();
  const say = useSayCount(answerCount);
  const gaps = (gapKeys(item.text) ?? []).map((key) => {
    const number = formatNumber(Number(key), language);
    return { key, text: t({ message: `Gap ${number}`, comment: 'In a text' }) };
  });
  return (
    <>
      {counts.length > 0 ? <Matrix result={result} rows={gaps} /> : null}
      {gaps.map(({ key, text }) => {
        const typed = words.filter(({ gap }) => gap === key);
        return typed.length > 0 ? (
          <div key={key} className={surveyStyles.list}>
            <Heading level={3} size="sm" id={`${id}.${key}`}>
              {text}
            </Heading>
            <BarList
              labelledBy={`${id}.${key}`}
              items={typed.map((word) => ({
                id: word.text,
                label: <UserText>{word.text}</UserText>,
                share: word.count / Math.max(1, answerCount),
                text: say(word.count),
              }))}
            />
          </div>
        ) : null;
      })}
    </>
  );
}

/** What people sent, to be downloaded. */
function Files({
  result: { files = [], answerCount },
  labelledBy,
}: {
  result: SurveyResultItem;
  labelledBy: string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? files : files.slice(0, FIRST_TEXTS);
  const fileCount = formatNumber(files.length, language);
  return (
    <>
      <RowList aria-labelledby={labelledBy}>
        {shown.map(({ url, name, bytes, from }) => (
          <Row key={url}>
            <div>
              <Link href={url} download>
                <UserText>{name}</UserText>
              </Link>
              <Text as="div" size="sm" tone="muted">
                {from ? <UserText>{from}</UserText> : null}
                {from ? ' · ' : null}
                {formatBytes(bytes, toIntlTag(language))}
              </Text>
            </div>
          </Row>
        ))}
      </RowList>
      {isWhole || files.length <= FIRST_TEXTS ? null : (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            {t({ message: `Show all ${fileCount}`, comment: 'Button: all files that people sent' })}
          </Button>
        </div>
      )}
      {answerCount > 0 && files.length === MAX_FILES ? (
        <Text size="sm" tone="muted">
          {t`The newest ${fileCount} files are shown.`}
        </Text>
      ) : null}
    </>
  );
}

function Texts({
  texts,
  answerCount,
  labelledBy,
}: {
  texts: readonly string[];
  answerCount: number;
  labelledBy: string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? texts : texts.slice(0, FIRST_TEXTS);
  const textCount = formatNumber(texts.length, language);
  return (
    <>
      <RowList aria-labelledby={labelledBy}>
        {shown.map((text, index) => (
          <Row key={index}>
            <UserText>{text}</UserText>
          </Row>
        ))}
      </RowList>
      {isWhole || texts.length <= FIRST_TEXTS ? null : (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            {t({ message: `Show all ${textCount}`, comment: 'Button: all texts that people wrote' })}
          </Button>
        </div>
      )}
      {isWhole && answerCount > texts.length ? (
        <Text size="sm" tone="muted">
          {t`Download the CSV file to read all answers.`}
        </Text>
      ) : null}
    </>
  );
}
