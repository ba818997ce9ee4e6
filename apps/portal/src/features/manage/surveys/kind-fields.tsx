import type { SurveyDraftItem } from '@stoa/api/schema';
import { hasAreas, SURVEY_KINDS } from '@stoa/api/survey-kinds';
import { hasOptionPictures, hasRowPictures } from '@stoa/api/survey-pictures';
import { Skeleton } from '@stoa/ui/skeleton';
import { Suspense } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { FileFields, GapFields } from './answer-fields.tsx';
import { AreaFields } from './area-fields.tsx';
import { Choices } from './choices.tsx';
import { OptionPictures } from './option-pictures.tsx';
import { PassageFields } from './passage-fields.tsx';
import { ScaleFields, SliderFields } from './scale-fields.tsx';
import { hasOptions, MAX_OPTIONS, MAX_ROWS } from './survey-draft.ts';
import { useChoiceNames } from './use-choice-names.ts';

interface KindFieldsProps {
  schoolId: string;
  item: SurveyDraftItem;
  /** Whether answers may have files. */
  takesFiles: boolean;
  language: Language;
  onChange: (part: Partial<SurveyDraftItem>, mark: string | null) => void;
}

/** What can be answered to a question, by its kind. */
export function KindFields({ schoolId, item, takesFiles, language, onChange }: KindFieldsProps) {
  const own = useLanguage();
  const names = useChoiceNames(item.kind);
  const { kind, options, rows } = item;
  const fields = { item, language, onChange };
  return (
    <>
      {kind === 'gaps' ? <GapFields item={item} onChange={onChange} /> : null}
      {hasOptions(kind) || (kind === 'gaps' && options.length > 0) ? (
        <Choices
          label={names.options}
          nameOf={names.option}
          addLabel={names.addOption}
          choices={options}
          most={MAX_OPTIONS}
          language={language}
          onChange={(changed, mark) => onChange({ options: changed }, mark)}
        />
      ) : null}
      {hasOptionPictures(kind) ? (
        <OptionPictures
          schoolId={schoolId}
          options={options}
          language={language}
          nameOf={(index) => names.option(formatNumber(index + 1, own))}
          title={hasRowPictures(kind) ? names.options : undefined}
          onChange={(changed, mark) => onChange({ options: changed }, mark)}
        />
      ) : null}
      {SURVEY_KINDS[kind].rows === 'words' || hasRowPictures(kind) ? (
        <Choices
          label={names.rows}
          nameOf={names.row}
          addLabel={names.addRow}
          choices={rows}
          most={MAX_ROWS}
          language={language}
          onChange={(changed, mark) => onChange({ rows: changed }, mark)}
        />
      ) : null}
      {hasRowPictures(kind) ? (
        <OptionPictures
          schoolId={schoolId}
          options={rows}
          language={language}
          nameOf={(index) => names.row(formatNumber(index + 1, own))}
          title={names.rows}
          onChange={(changed, mark) => onChange({ rows: changed }, mark)}
        />
      ) : null}
      {hasAreas(kind) ? (
        <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
          <AreaFields {...fields} />
        </Suspense>
      ) : null}
      {kind === 'highlight' ? <PassageFields {...fields} /> : null}
      {kind === 'slider' ? <SliderFields {...fields} /> : null}
      {kind === 'file' ? <FileFields item={item} takesFiles={takesFiles} onChange={onChange} /> : null}
      {kind === 'scale' ? <ScaleFields {...fields} /> : null}
    </>
  );
}
