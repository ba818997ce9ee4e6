import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import {
  MAX_OPTIONS,
  TEACHING_LENGTHS,
  type DraftArea,
  type DraftOption,
  type DraftPicture,
} from '@stoa/machines/teaching-editor';
import { AreaEditor } from '@stoa/ui/area-editor';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { NumberField } from '@stoa/ui/number-field';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHead } from '@stoa/ui/section-head';
import { Select, SelectItem } from '@stoa/ui/select';
import { Skeleton } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { Suspense, type ReactNode } from 'react';
import { toTag } from '../../../../i18n/languages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { OnePictureField, type OnePictureFieldProps } from '../../../../shared/upload/one-picture-field.tsx';
import { textIn } from '../../texts.ts';
import { EntryButtons } from '../entry-buttons.tsx';
import { newArea, newOption, WHOLE_PERCENT } from '../question-form.ts';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';

/** Sums of shares may be off by as much as binary fractions are. */
const EPSILON = 1e-6;
const TENTH = 10;

/** A share in percent, with one digit behind the point. */
const percentOf = (share: number): number => Math.round(share * WHOLE_PERCENT * TENTH) / TENTH;

/** A picture, and the areas of it that are marked. */
export function Hotspot(props: EditorProps) {
  const { schoolId, draft, problems, onChange, language } = props;
  const { t, i18n } = useLingui();
  const { picture } = draft;
  const setPicture = (part: Partial<DraftPicture>) => onChange({ picture: { ...picture, ...part } });
  return (
    <>
      <SectionHead title={t({ message: 'Picture', context: 'exam', comment: 'Heading: of a question' })} />
      <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
        <Upload
          schoolId={schoolId}
          label={picture.url === '' ? t`Picture with areas` : t`Another picture`}
          description={t`GIF, JPEG or PNG, at most 5 MB.`}
          onUploaded={({ url }) => setPicture({ url })}
        />
      </Suspense>
      {problems.picture ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.picture])}
        </Text>
      ) : null}
      <TextField
        label={t({ message: 'What the picture shows', comment: 'Text for those who do not see a picture' })}
        description={t`Read out to people who cannot see the picture. It should not tell the answer.`}
        lang={toTag(language)}
        maxLength={TEACHING_LENGTHS.option}
        value={picture.alt[language] ?? ''}
        placeholder={textIn(picture.alt, language).text || ' '}
        onChange={(text) => setPicture({ alt: { ...picture.alt, [language]: text } })}
        errorMessage={problems.alt && i18n._(TEACHING_PROBLEM_MESSAGES[problems.alt])}
        isRequired
      />
      <Areas {...props} />
      <NumberField
        label={t`How many areas may be marked`}
        description={t`Leave empty for any number.`}
        minValue={1}
        maxValue={MAX_OPTIONS}
        value={picture.most}
        onChange={(most) => setPicture({ most })}
        errorMessage={problems.most && i18n._(TEACHING_PROBLEM_MESSAGES[problems.most])}
        isOptional
      />
    </>
  );
}

function Upload(props: OnePictureFieldProps) {
  // Texts of the field, which other kinds have no use for.
  useMessages('feedback');
  return <OnePictureField {...props} />;
}

function Areas({ draft, problems, onChange, language }: EditorProps) {
  const { t, i18n } = useLingui();
  const { options, picture } = draft;
  const isFull = options.length >= MAX_OPTIONS;
  const change = (key: string, part: Partial<DraftOption>) =>
    onChange({ options: options.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const add = (area: DraftArea) => onChange({ options: [...options, { ...newOption(), area }] });
  const remove = (key: string) => onChange({ options: options.filter((one) => one.key !== key) });
  const move = (from: number, to: number) => {
    const one = options[from];
    if (one) onChange({ options: options.filter((_, at) => at !== from).toSpliced(to, 0, one) });
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
      <SectionHead title={label} />
      <Text tone="muted">
        {t`Mark all areas that are right. Learners see outlines and numbers; names are read out and should not tell the answer.`}
      </Text>
      {picture.url === '' ? null : (
        <AreaEditor
          label={label}
          help={t`Arrow keys move it, with Shift in larger steps. Delete removes the area.`}
          src={picture.url}
          alt={textIn(picture.alt, language).text}
          areas={options.flatMap(({ key, area }, index) => {
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
        {options.map((option, index) => (
          <Row key={option.key} as="div" className={teachingStyles.section}>
            <AreaFields
              name={nameOf(index)}
              option={option}
              language={language}
              problem={areaProblem(problems.options, option, options)}
              onChange={(part) => change(option.key, part)}
            >
              <EntryButtons
                name={nameOf(index)}
                isFirst={index === 0}
                isLast={index === options.length - 1}
                onMove={(step) => move(index, index + step)}
                onRemove={() => remove(option.key)}
              />
            </AreaFields>
          </Row>
        ))}
      </RowList>
      {problems.options ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.options])}
        </Text>
      ) : null}
      <div>
        <Button icon={PlusIcon} isDisabled={isFull} onPress={() => add(newArea(options.length))}>
          {t`Add an area`}
        </Button>
      </div>
    </>
  );
}

type Problem = EditorProps['problems']['options'];

/** What of the problem of all areas is one of this one. */
function areaProblem(problem: Problem, option: DraftOption, options: readonly DraftOption[]): Problem {
  const namesOf = ({ text }: DraftOption) =>
    Object.entries(text).flatMap(([code, name]) =>
      name?.trim() ? `${code} ${name.trim().toLowerCase()}` : [],
    );
  const isThis = () => {
    switch (problem) {
      case 'MISSING':
        return namesOf(option).length === 0;
      case 'SAME_NAME':
        return options.some(
          (other) => other !== option && namesOf(other).some((name) => namesOf(option).includes(name)),
        );
      case 'OUTSIDE':
        return isWider(option.area) || isHigher(option.area);
      default:
        return false;
    }
  };
  return isThis() ? problem : undefined;
}

const isWider = (area: DraftArea | null): boolean => area !== null && area.x + area.width > 1 + EPSILON;
const isHigher = (area: DraftArea | null): boolean => area !== null && area.y + area.height > 1 + EPSILON;

function AreaFields({
  name,
  option: { text, right, area },
  language,
  problem,
  onChange,
  children,
}: {
  name: string;
  option: DraftOption;
  language: EditorProps['language'];
  problem: Problem;
  onChange: (part: Partial<DraftOption>) => void;
  children: ReactNode;
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
      <div className={teachingStyles.beside}>
        <Checkbox isSelected={right} onChange={(isRight) => onChange({ right: isRight })}>
          {t({ message: 'Right', comment: 'Checkbox: an option is a right answer' })}
        </Checkbox>
        {children}
      </div>
    </>
  );
}
