import { useLingui } from '@lingui/react/macro';
import type { ExamDraft } from '@stoa/machines/teaching-editor';
import { NumberField } from '@stoa/ui/number-field';
import { Select, SelectItem } from '@stoa/ui/select';
import * as teachingStyles from './teaching.css.ts';

const MAX_A_PAGE = 50;
/** Where several are chosen. */
const USUAL_A_PAGE = 5;

/** How the questions of an exam are divided into pages. */
export function PageFields({
  draft: { questionsPerPage },
  onChange,
}: {
  draft: Pick<ExamDraft, 'questionsPerPage'>;
  onChange: (part: Partial<ExamDraft>) => void;
}) {
  const { t } = useLingui();
  const chosen = questionsPerPage === null ? 'section' : questionsPerPage === 1 ? 'one' : 'several';
  return (
    <div className={teachingStyles.fields}>
      <Select
        label={t({ message: 'Pages', context: 'exam', comment: 'Field: how questions are divided' })}
        description={t`A section always begins on a new page.`}
        value={chosen}
        onChange={(key) =>
          onChange({ questionsPerPage: key === 'section' ? null : key === 'one' ? 1 : USUAL_A_PAGE })
        }
      >
        <SelectItem id="one">{t`One question per page`}</SelectItem>
        <SelectItem id="several">{t`Several questions per page`}</SelectItem>
        <SelectItem id="section">{t`All questions of a section on one page`}</SelectItem>
      </Select>
      {chosen === 'several' ? (
        <NumberField
          label={t`Questions per page`}
          minValue={2}
          maxValue={MAX_A_PAGE}
          value={questionsPerPage ?? USUAL_A_PAGE}
          onChange={(count) => onChange({ questionsPerPage: count ?? USUAL_A_PAGE })}
        />
      ) : null}
    </div>
  );
}
