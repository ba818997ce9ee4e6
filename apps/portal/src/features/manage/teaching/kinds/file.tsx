import { useLingui } from '@lingui/react/macro';
import type { DraftFileKind } from '@stoa/machines/teaching-editor';
import { Checkbox } from '@stoa/ui/checkbox';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHead } from '@stoa/ui/section-head';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import * as teachingStyles from '../teaching.css.ts';
import type { EditorProps } from './editor.ts';

const MOST_FILES = 10;
const MOST_MEGABYTES = 100;

/** Which files answer a question. */
export function FileAnswer({ draft, onChange }: EditorProps) {
  const { t } = useLingui();
  const id = useId();
  const kinds: Record<DraftFileKind, string> = {
    document: t`Documents (PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, text)`,
    picture: t`Pictures (JPEG, PNG, GIF, at most 5 MB)`,
    audio: t`Audio (MP3, M4A, Ogg, WAV)`,
    video: t`Videos (MP4, WebM)`,
  };
  return (
    <>
      <SectionHead title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <Text tone="muted">{t`Learners upload files, which a teacher grades.`}</Text>
      <div className={teachingStyles.fields}>
        <NumberField
          label={t`Number of files`}
          description={t`How many an answer may have.`}
          minValue={1}
          maxValue={MOST_FILES}
          value={draft.mostFiles}
          onChange={(most) => onChange({ mostFiles: most ?? 1 })}
        />
        <NumberField
          label={t`Largest file (MB)`}
          description={t`From 1 to 100 MB.`}
          minValue={1}
          maxValue={MOST_MEGABYTES}
          value={draft.fileMegabytes}
          onChange={(megabytes) => onChange({ fileMegabytes: megabytes ?? 1 })}
        />
      </div>
      <div role="group" aria-labelledby={id} className={teachingStyles.section}>
        <Text size="sm" weight="medium" id={id}>{t`Accepted files`}</Text>
        {(Object.keys(kinds) as DraftFileKind[]).map((kind) => (
          <Checkbox
            key={kind}
            isSelected={draft.fileKinds.includes(kind)}
            onChange={(isOn) =>
              onChange({
                fileKinds: (Object.keys(kinds) as DraftFileKind[]).filter((other) =>
                  other === kind ? isOn : draft.fileKinds.includes(other),
                ),
              })
            }
          >
            {kinds[kind]}
          </Checkbox>
        ))}
        <Text
          size="sm"
          tone="muted"
        >{t`Where none is checked, all of these and ZIP files are accepted.`}</Text>
      </div>
    </>
  );
}
