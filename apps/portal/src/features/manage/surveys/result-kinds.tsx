import { useLingui } from '@lingui/react/macro';
import type { SurveyResultItem } from '@stoa/api/schema';
import { sliderSpans } from '@stoa/api/survey-kinds';
import { BarChart } from '@stoa/ui/bar-chart';
import { withoutDelimiters } from '@stoa/ui/formula-text';
import { HeatTable } from '@stoa/ui/heat-table';
import { MarkedText } from '@stoa/ui/marked-text';
import { Skeleton } from '@stoa/ui/skeleton';
import { Suspense } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { QuestionAreas } from '../../../shared/exam/kinds/areas.tsx';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import { wordsOf } from '../../../shared/option-words.ts';
import { markedParagraphs, paragraphsOf } from '../../../shared/exam/passage-text.ts';
import { textWithGaps } from '../../../shared/survey-gaps.ts';
import { Choices, Ends, Facts, useSayCount } from './result-parts.tsx';

interface ResultProps {
  result: SurveyResultItem;
}

/** Numbers of a slider, by the spans that they lie in. */
export function Spans({ result }: ResultProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { item, counts, answerCount } = result;
  const say = useSayCount(answerCount);
  const spans = item.range ? sliderSpans(item.range) : [];
  const nameOf = (from: string, to: string) =>
    from === to ? from : t({ message: `${from} to ${to}`, context: 'survey', comment: 'Steps of a scale' });
  return (
    <>
      <Facts result={result} more={[]} />
      <BarChart
        headingLevel={3}
        title={t({
          message: 'Answers by number',
          comment: 'Heading of a chart: how often numbers were chosen on a slider',
        })}
        summary={<Ends item={item} />}
        heads={[
          t({ message: 'Number', context: 'exam', comment: 'A kind of question' }),
          t({ message: 'Answers', context: 'survey', comment: 'Column: how many people answered' }),
        ]}
        tableLabel={t`Show as a table`}
        bars={spans.map(({ from, to }, index) => {
          const count = counts.find(({ key }) => key === String(index))?.count ?? 0;
          const first = formatNumber(from, language);
          return {
            id: String(index),
            label: nameOf(first, formatNumber(to, language)),
            tick: first,
            value: count,
            text: say(count),
          };
        })}
      />
    </>
  );
}

/** What rows were given: the darker a cell, the more people chose it. */
export function Sorted({ result: { item, counts } }: ResultProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = (part: number) => formatShare(part, language);
  const rows = item.rows.map((row, index) => {
    const { key } = row;
    const words = wordsOf(row);
    const inRow = counts.filter((one) => one.row === key);
    const all = inRow.reduce((sum, { count }) => sum + count, 0);
    const number = formatNumber(index + 1, language);
    return {
      id: key,
      label: item.kind === 'labels' ? `${number}. ${words}` : withoutDelimiters(words),
      size: formatNumber(all, language),
      cells: item.options.map((option) => {
        const count = inRow.find((one) => one.key === option.key)?.count ?? 0;
        const part = all === 0 ? 0 : count / all;
        const countText = formatNumber(count, language);
        const share = percent(part);
        return {
          share: part,
          text: t({
            message: `${countText} (${share})`,
            comment: 'How many, and their share: “30 (71%)”',
          }),
        };
      }),
    };
  });
  return (
    <>
      {item.kind === 'labels' ? <Picture item={item} /> : null}
      <HeatTable
        label={textWithGaps(item)}
        heads={[
          item.kind === 'labels'
            ? t({ message: 'Areas', context: 'exam', comment: 'Heading: of a picture, to be marked' })
            : t({ message: 'Entries', context: 'exam', comment: 'What is sorted into groups' }),
          t({ message: 'Answers', context: 'survey', comment: 'Column: how many people answered' }),
        ]}
        columns={item.options.map((option) => withoutDelimiters(wordsOf(option)))}
        rows={rows}
        scale={[percent(0), percent(1)]}
      />
    </>
  );
}

/** How often areas of the picture were marked: on it, and as bars. */
export function Areas({ result, labelledBy }: ResultProps & { labelledBy: string }) {
  const language = useLanguage();
  const { item, counts, answerCount } = result;
  const options = item.options.map((option, index) => ({
    ...option,
    text: `${formatNumber(index + 1, language)}. ${option.text}`,
  }));
  return (
    <>
      <Picture
        item={item}
        textOf={(key) =>
          formatShare(
            (counts.find((one) => one.key === key)?.count ?? 0) / Math.max(1, answerCount),
            language,
          )
        }
      />
      <Choices result={{ ...result, item: { ...item, options } }} labelledBy={labelledBy} />
    </>
  );
}

function Picture(props: AreasPictureProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
      <AreasPicture {...props} />
    </Suspense>
  );
}

interface AreasPictureProps {
  item: SurveyResultItem['item'];
  /** What stands in an area beside its number; left out for nothing. */
  textOf?: (key: string) => string;
}

function AreasPicture({ item: { picture, options, rows }, textOf }: AreasPictureProps) {
  // What is said of a picture with areas is among the words of exams.
  useMessages('exam');
  return picture ? (
    <QuestionAreas
      question={{ options, parts: rows, picture: { ...picture, width: null, height: null, most: null } }}
      stateOf={(key) => ({ isChosen: false, ...(textOf ? { text: textOf(key) } : {}) })}
    />
  ) : null;
}

/** How often passages were marked: the text, and its passages as bars. */
export function Passages({ result, labelledBy }: ResultProps & { labelledBy: string }) {
  const { options, passage = '' } = result.item;
  return (
    <>
      <MarkedText
        paragraphs={markedParagraphs(paragraphsOf(passage), (number) => {
          const option = options[number - 1];
          return option ? { id: option.key, isChosen: false } : undefined;
        })}
      />
      <Choices result={result} labelledBy={labelledBy} />
    </>
  );
}
