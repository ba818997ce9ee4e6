import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../../shared/format.ts';
import { newOption } from '../question-form.ts';
import type { EditorProps } from './editor.ts';
import { EntryPictures } from './entry-pictures.tsx';
import { TextEntries } from './text-entries.tsx';

/** Options in the order that is right. */
export function Order({ schoolId, draft, problems, onChange, language }: EditorProps) {
  const { t } = useLingui();
  const nameOf = (index: number) => {
    const number = formatNumber(index + 1, language);
    return t({ message: `Place ${number}`, comment: 'In an order' });
  };
  return (
    <>
      <TextEntries
        title={t`Right order`}
        hint={t`Learners see them in another order.`}
        addLabel={t({ message: 'Add an entry', context: 'exam', comment: 'To an order' })}
        nameOf={nameOf}
        entries={draft.options}
        language={language}
        problem={problems.options}
        make={newOption}
        onChange={(options) => onChange({ options })}
      />
      <EntryPictures
        schoolId={schoolId}
        entries={draft.options}
        language={language}
        problem={problems.pictures}
        nameOf={nameOf}
        onChange={(options) => onChange({ options })}
      />
    </>
  );
}
