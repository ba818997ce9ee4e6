import { useLingui } from '@lingui/react/macro';
import type { SurveyItem } from '@stoa/api/schema';
import { gapKeys } from '@stoa/api/survey-gaps';
import { Button } from '@stoa/ui/button';
import { FormulaText, withoutDelimiters } from '@stoa/ui/formula-text';
import { OptionPicture } from '@stoa/ui/option-picture';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { FileAnswer } from '../../shared/exam/kinds/file.tsx';
import { PassagesAnswer } from '../../shared/exam/kinds/highlight.tsx';
import { HotspotAnswer } from '../../shared/exam/kinds/hotspot.tsx';
import type { Given } from '../../shared/exam/kinds/kind.ts';
import { LabelsAnswer } from '../../shared/exam/kinds/labels.tsx';
import { formatNumber } from '../../shared/format.ts';
import { pictureOf, wordsOf, type Pictured } from '../../shared/option-words.ts';
import { OrderList } from '../../shared/exam/kinds/order-list.tsx';
import { CategoriesAnswer, GapsAnswer, MatchingAnswer } from '../../shared/exam/kinds/pairs.tsx';
import { SliderAnswer } from '../../shared/exam/kinds/slider.tsx';
import { paragraphsOf } from '../../shared/exam/passage-text.ts';
import { givenOnce } from './given-once.ts';
import type { QuestionFieldProps } from './question-field.tsx';
import * as styles from './survey.css.ts';

/** Where the gaps of a text are filled, as in an exam. */
export function GapsField({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  useMessages('exam');
  return (
    <GapsAnswer
      question={{
        options: item.options,
        parts: (gapKeys(item.text) ?? []).map((key) => ({ key, text: '' })),
      }}
      labelledBy={labelledBy}
      answer={{ choice: [], text: '', parts: answer?.parts }}
      onChange={({ parts = [] }) => onChange({ parts })}
    />
  );
}

/** Where a number of a range is chosen, as in an exam. */
export function SliderField({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  useMessages('exam');
  const { range, lowLabel, highLabel } = item;
  return (
    <SliderAnswer
      question={range ? { range } : {}}
      labelledBy={labelledBy}
      answer={{ choice: [], text: answer?.number === undefined ? '' : String(answer.number) }}
      onChange={({ text }) => onChange({ number: Number(text) })}
      meanings={[
        lowLabel && <UserText key="low">{lowLabel}</UserText>,
        highLabel && <UserText key="high">{highLabel}</UserText>,
      ]}
    />
  );
}

/** Rows that get an option each, as the parts of a question in an exam do. */
const asParts = ({ item, labelledBy, answer, onChange }: QuestionFieldProps) => ({
  question: { options: item.options, parts: item.rows, ...areasPicture(item) },
  labelledBy,
  answer: {
    choice: [],
    text: '',
    parts: answer?.rows?.map(({ row, option }) => ({ key: row, value: option })),
  },
  onChange: ({ parts = [] }: Given) => {
    const rows = parts.map(({ key, value }) => ({ row: key, option: value }));
    onChange({ rows: item.kind === 'matching' ? givenOnce(rows, answer?.rows ?? []) : rows });
  },
});

/** The picture of a question as exams have it: its size shows when it is there. */
const areasPicture = ({ picture, most = null }: SurveyItem) =>
  picture ? { picture: { ...picture, width: null, height: null, most } } : {};

/** Where rows are sorted into groups, or get an option that belongs to them, as in an exam. */
export function SortingField(props: QuestionFieldProps) {
  useMessages('exam');
  const Answer = props.item.kind === 'matching' ? MatchingAnswer : CategoriesAnswer;
  return <Answer {...asParts(props)} />;
}

/** Where areas of the picture get labels, as in an exam. */
export function LabelsField(props: QuestionFieldProps) {
  useMessages('exam');
  return <LabelsAnswer {...asParts(props)} />;
}

/** What is marked, as in an exam. */
const asMarks = ({ labelledBy, answer, onChange }: QuestionFieldProps) => ({
  labelledBy,
  answer: { choice: answer?.choice ?? [], text: '' },
  onChange: ({ choice }: Given) => onChange({ choice }),
});

/** Where areas of the picture are marked, as in an exam. */
export function AreasField(props: QuestionFieldProps) {
  useMessages('exam');
  const { item } = props;
  return <HotspotAnswer {...asMarks(props)} question={{ options: item.options, ...areasPicture(item) }} />;
}

/** Where passages of a text are marked, as in an exam. */
export function PassagesField(props: QuestionFieldProps) {
  useMessages('exam');
  const { options, passage = '' } = props.item;
  return <PassagesAnswer {...asMarks(props)} options={options} paragraphs={paragraphsOf(passage)} />;
}

/** Where a question is answered with files, as in an exam. */
export function FileField({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  useMessages('exam');
  return (
    <FileAnswer
      question={item}
      labelledBy={labelledBy}
      answer={{ choice: [], text: '', files: answer?.files }}
      onChange={({ files = [] }) => onChange({ files })}
    />
  );
}

/**
 * Options are chosen one after the other, the favorite first, and moved afterwards. They do not stand in an order from
 * the start: the one in which they happen to be shown would be an answer that nobody gave.
 */
export function RankingField({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  useMessages('exam');
  const language = useLanguage();
  const label = useId();
  const field = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ key: string | undefined }>();
  const [said, setSaid] = useState('');
  const order = answer?.choice ?? [];
  const rest = item.options.filter(({ key }) => !order.includes(key));
  const hasPictures = item.options.some(({ picture }) => picture);
  useEffect(() => {
    if (!focused) return;
    // The button that was pressed is gone: the focus goes to the one that follows, or to the question.
    const next =
      focused.key &&
      field.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(focused.key)}"] button`);
    (next || field.current)?.focus();
  }, [focused]);
  const add = (key: string, index: number) => {
    onChange({ choice: [...order, key] });
    setFocused({ key: (rest[index + 1] ?? rest[index - 1])?.key });
    const option = rest[index];
    const text = option ? withoutDelimiters(wordsOf(option)) : '';
    const place = formatNumber(order.length + 1, language);
    const all = formatNumber(item.options.length, language);
    setSaid(t`${text}: now at place ${place} of ${all}`);
  };
  const remove = (removed: string) => {
    onChange({ choice: order.filter((key) => key !== removed) });
    setFocused({ key: removed });
  };
  return (
    <div
      ref={field}
      tabIndex={-1}
      className={styles.part}
      role="group"
      aria-labelledby={`${labelledBy} ${label}`}
    >
      <Text as="div" weight="medium" size="sm" id={label}>
        {t`Choose the options in order, starting with your favorite`}
      </Text>
      {order.length > 0 ? (
        <OrderList
          options={item.options}
          order={order}
          onChange={(choice) => onChange({ choice })}
          onRemove={remove}
        />
      ) : null}
      {rest.length > 0 ? (
        <div className={hasPictures ? styles.pictures : styles.ranked}>
          {rest.map((option, index) => (
            <span key={option.key} data-option={option.key}>
              <Button isFullWidth={hasPictures} onPress={() => add(option.key, index)}>
                <PickedOption {...option} />
              </Button>
            </span>
          ))}
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What an option to be ranked is: its words, or its picture with its words below. */
function PickedOption({ text, picture }: Pictured) {
  const words = text ? <FormulaText isInLine>{text}</FormulaText> : null;
  const shown = pictureOf({ text, picture });
  return shown ? (
    <span className={styles.picked}>
      <OptionPicture {...shown} className={styles.pickedPicture} />
      {words}
    </span>
  ) : (
    words
  );
}
