import { useLingui } from '@lingui/react/macro';
import type { SurveyDraftItem } from '@stoa/api/schema';
import { isRange, type SliderRange } from '@stoa/api/survey-kinds';
import { NumberField } from '@stoa/ui/number-field';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { textIn } from '../texts.ts';
import { LENGTHS } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

const NO_RANGE: SliderRange = { min: 0, max: 0, step: 1 };
const SMALLEST_STEP = 0.000001;
const EXACT = { maximumFractionDigits: 6 };

interface ScaleFieldsProps {
  item: SurveyDraftItem;
  language: Language;
  onChange: (part: Partial<SurveyDraftItem>, mark: string | null) => void;
}

const SCALES = ['1-5', '1-7', '0-10', '1-10'] as const;

/** The steps of a scale, and what its ends mean. */
export function ScaleFields({ item, language, onChange }: ScaleFieldsProps) {
  const { t } = useLingui();
  const own = useLanguage();
  return (
    <>
      <Select
        label={t({ message: 'Steps', context: 'survey', comment: 'Of a scale' })}
        value={`${item.min}-${item.max}`}
        onChange={(steps) => {
          const [min = 0, max = 10] = String(steps).split('-').map(Number);
          onChange({ min, max }, null);
        }}
      >
        {SCALES.map((steps) => {
          const [first = 0, last = 0] = steps.split('-').map(Number);
          const from = formatNumber(first, own);
          const to = formatNumber(last, own);
          const words = t({ message: `${from} to ${to}`, context: 'survey', comment: 'Steps of a scale' });
          return (
            <SelectItem key={steps} id={steps} textValue={words}>
              {words}
            </SelectItem>
          );
        })}
      </Select>
      <EndFields item={item} language={language} onChange={onChange} />
    </>
  );
}

/** The numbers of a slider, and what its ends mean. */
export function SliderFields({ item, language, onChange }: ScaleFieldsProps) {
  const { t } = useLingui();
  const { range = NO_RANGE } = item;
  const field = (label: string, name: 'min' | 'max' | 'step') => (
    <NumberField
      label={label}
      value={range[name]}
      onChange={(value) => onChange({ range: { ...range, [name]: value ?? 0 } }, name)}
      minValue={name === 'step' ? SMALLEST_STEP : undefined}
      step={SMALLEST_STEP}
      formatOptions={EXACT}
      hideSteppers
    />
  );
  return (
    <>
      <div className={styles.triple}>
        {field(t({ message: 'Lowest number', comment: 'Of a slider' }), 'min')}
        {field(t({ message: 'Highest number', comment: 'Of a slider' }), 'max')}
        {field(
          t({ message: 'Step', context: 'exam', comment: 'From one number of a slider to the next' }),
          'step',
        )}
      </div>
      {isRange(range) ? null : (
        <Text tone="danger" size="sm" role="alert">
          {t`The highest number has to be above the lowest one, with at most 1,000 steps between them.`}
        </Text>
      )}
      <EndFields item={item} language={language} onChange={onChange} />
    </>
  );
}

/** What the lowest and the highest step mean. */
function EndFields({ item, language, onChange }: ScaleFieldsProps) {
  const { t } = useLingui();
  const inLanguage = { lang: toTag(language), dir: directionOf(language) };
  return (
    <div className={styles.pair}>
      <TextField
        {...inLanguage}
        label={t`What the lowest step means`}
        maxLength={LENGTHS.option}
        value={item.lowLabel[language] ?? ''}
        placeholder={textIn(item.lowLabel, language).text || ' '}
        onChange={(text) => onChange({ lowLabel: { ...item.lowLabel, [language]: text } }, 'low')}
        isOptional
      />
      <TextField
        {...inLanguage}
        label={t`What the highest step means`}
        maxLength={LENGTHS.option}
        value={item.highLabel[language] ?? ''}
        placeholder={textIn(item.highLabel, language).text || ' '}
        onChange={(text) => onChange({ highLabel: { ...item.highLabel, [language]: text } }, 'high')}
        isOptional
      />
    </div>
  );
}
