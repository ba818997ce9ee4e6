import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import {
  MAX_OPTIONS,
  TEACHING_LENGTHS,
  type DraftArea,
  type DraftPicture,
  type DraftTexts,
  type TeachingFieldProblem,
} from '@stoa/machines/teaching-editor';
import { AreaEditor } from '@stoa/ui/area-editor';
import { Button } from '@stoa/ui/button';
import { NumberField } from '@stoa/ui/number-field';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import type { ReactNode } from 'react';
import { toTag, type Language } from '../../../../i18n/languages.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { textIn } from '../../texts.ts';
import { EntryButtons } from '../entry-buttons.tsx';
import { newArea, WHOLE_PERCENT } from '../question-form.ts';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';

/** Sums of shares may be off by as much as binary fractions are. */
const EPSILON = 1e-6;
const TENTH = 10;

/** A share in percent, with one digit behind the point. */
const percentOf = (share: number): number => Math.round(share * WHOLE_PERCENT * TENTH) / TENTH;

interface AreaEntry {
  key: string;
  text: DraftTexts;
  area?: DraftArea | null | undefined;
}

interface AreaRowsProps<One extends AreaEntry> {
  hint: string;
  picture: Pick<DraftPicture, 'url' | 'alt'>;
  entries: readonly One[];
  language: Language;
  problem: TeachingFieldProblem | undefined;
  /** As many at most. @default MAX_OPTIONS */
  most?: number;
  make: () => One;
  onChange: (entries: readonly One[]) => void;
  /** What is right of an area; left out where nothing is. */
  children?: (entry: One, change: (part: Partial<One>) => void) => ReactNode;
}

/** Areas of a picture, each with a name: drawn on it, or placed by numbers. */
export function AreaRows<One extends AreaEntry>({
  hint,
  picture,
  entries,
  language,
  problem,
  most = MAX_OPTIONS,
  make,
  onChange,
  children,
}: AreaRowsProps<One>) {
  const { t, i18n } = useLingui();
  const isFull = entries.length >= most;
  const change = (key: string, part: Partial<AreaEntry> | Partial<One>) =>
    onChange(entries.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = (area: DraftArea) => onChange([...entries, { ...make(), area }]);
  const remove = (key: string) => onChange(entries.filter((one) => one.key !== key));
  const move = (from: number, to: number) => {
    const one = entries[from];
    if (one) onChange(entries.filter((_, at) => at !== from).toSpliced(to, 0, one));
  };
  const nameOf = (index: number) => {
    const number = formatNumber(index + 1, language);
    return t({ message: `Area ${number}`, comment: 'Of a picture' });
  };
  const describe = ({ x, y, width, height }: DraftArea) => {
    const [left, top, wide, high] = [x, y, width, height].map((share) =>
      formatNumber(percentOf(share), language),
    );
    return t({
      message: `${left}% from the left, ${top}% from the top, ${wide}% wide, ${high}% high`,
      comment: 'Where an area stands on a picture; said after it was moved by a key',
    });
  };
  const label = t({ message: 'Areas', context: 'exam', comment: 'Heading: of a picture, to be marked' });
  return (
    <>
      <SectionHeader title={label} />
      <Text tone="muted">{hint}</Text>
      {picture.url === '' ? null : (
        <AreaEditor
          label={label}
          help={t`Arrow keys move it, with Shift in larger steps. Delete removes the area.`}
          src={picture.url}
          alt={textIn(picture.alt, language).text}
          areas={entries.flatMap(({ key, area }, index) => {
            const name = nameOf(index);
            return area
              ? [
                  {
                    ...area,
                    id: key,
                    mark: formatNumber(index + 1, language),
                    moveLabel: t({ message: `${name}: place`, comment: 'Handle that moves an area' }),
                    sizeLabel: t({ message: `${name}: size`, comment: 'Handle that makes an area larger' }),
                  },
                ]
              : [];
          })}
          describe={describe}
          onChange={(key, area) => change(key, { area })}
          onDraw={(area) => {
            if (!isFull) add(area);
          }}
          onRemove={remove}
        />
      )}
      <RowList as="div" role="group" aria-label={label}>
        {entries.map((entry, index) => (
          <Row key={entry.key} as="div" className={teachingStyles.section}>
            <AreaFields
              name={nameOf(index)}
              entry={entry}
              language={language}
              problem={problemOf(problem, entry, entries)}
              onChange={(part) => change(entry.key, part)}
            />
            <div className={teachingStyles.beside}>
              {children?.(entry, (part) => change(entry.key, part))}
              <EntryButtons
                name={nameOf(index)}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                onMove={(step) => move(index, index + step)}
                onRemove={() => remove(entry.key)}
              />
            </div>
          </Row>
        ))}
      </RowList>
      {problem ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problem])}
        </Text>
      ) : null}
      <div>
        <Button icon={PlusIcon} isDisabled={isFull} onPress={() => add(newArea(entries.length))}>
          {t`Add an area`}
        </Button>
      </div>
    </>
  );
}

type Problem = TeachingFieldProblem | undefined;

/** What of the problem of all areas is one of this one. */
function problemOf(problem: Problem, entry: AreaEntry, entries: readonly AreaEntry[]): Problem {
  const namesOf = ({ text }: AreaEntry) =>
    Object.entries(text).flatMap(([code, name]) =>
      name?.trim() ? `${code} ${name.trim().toLowerCase()}` : [],
    );
  const isThis = () => {
    switch (problem) {
      case 'MISSING':
        return namesOf(entry).length === 0;
      case 'SAME_NAME':
        return entries.some(
          (other) => other !== entry && namesOf(other).some((name) => namesOf(entry).includes(name)),
        );
      case 'OUTSIDE':
        return isWider(entry.area) || isHigher(entry.area);
      default:
        return false;
    }
  };
  return isThis() ? problem : undefined;
}

const isWider = (area: AreaEntry['area']): boolean => !!area && area.x + area.width > 1 + EPSILON;
const isHigher = (area: AreaEntry['area']): boolean => !!area && area.y + area.height > 1 + EPSILON;

function AreaFields({
  name,
  entry: { text, area },
  language,
  problem,
  onChange,
}: {
  name: string;
  entry: AreaEntry;
  language: Language;
  problem: Problem;
  onChange: (part: Partial<AreaEntry>) => void;
}) {
  const { t, i18n } = useLingui();
  const said = problem && i18n._(TEACHING_PROBLEM_MESSAGES[problem]);
  const isOutside = problem === 'OUTSIDE';
  const set = (part: Partial<DraftArea>) => {
    if (area) onChange({ area: { ...area, ...part } });
  };
  const field = (label: string, side: 'x' | 'y' | 'width' | 'height', isWrong = false) => (
    <NumberField
      label={label}
      minValue={side === 'x' || side === 'y' ? 0 : 1}
      maxValue={WHOLE_PERCENT}
      step={0.1}
      value={percentOf(area?.[side] ?? 0)}
      onChange={(percent) => set({ [side]: (percent ?? 0) / WHOLE_PERCENT })}
      errorMessage={isOutside && isWrong ? said : undefined}
      hideSteppers
    />
  );
  return (
    <>
      <TextField
        label={name}
        lang={toTag(language)}
        maxLength={TEACHING_LENGTHS.option}
        value={text[language] ?? ''}
        placeholder={textIn(text, language).text || ' '}
        onChange={(words) => onChange({ text: { ...text, [language]: words } })}
        errorMessage={isOutside ? undefined : said}
      />
      <div className={teachingStyles.fields}>
        <Select
          label={t({ message: 'Shape', comment: 'Of an area of a picture' })}
          value={area?.shape ?? 'rectangle'}
          onChange={(shape) => set({ shape: shape as DraftArea['shape'] })}
        >
          <SelectItem id="rectangle">{t({ message: 'Rectangle', comment: 'Shape of an area' })}</SelectItem>
          <SelectItem id="ellipse">{t({ message: 'Ellipse', comment: 'Shape of an area' })}</SelectItem>
        </Select>
        {field(t({ message: 'From the left (%)', comment: 'Place of an area on a picture' }), 'x')}
        {field(t({ message: 'From the top (%)', comment: 'Place of an area on a picture' }), 'y')}
        {field(t({ message: 'Width (%)', comment: 'Of an area of a picture' }), 'width', isWider(area))}
        {field(t({ message: 'Height (%)', comment: 'Of an area of a picture' }), 'height', isHigher(area))}
      </div>
    </>
  );
}
