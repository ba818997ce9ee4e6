import { useLingui } from '@lingui/react/macro';
import type { FileKind, FileTerms } from '@stoa/api/schema';
import { Checkbox } from '@stoa/ui/checkbox';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import * as teachingStyles from '../teaching.css.ts';
import type { EditorProps } from './editor.ts';

const MAX_FILES = 10;
const MAX_MEGABYTES = 100;

/** Which files answer a question. */
export function FileAnswer({ draft, onChange }: EditorProps) {
  const { t } = useLingui();
  return (
    <>
      <SectionHeader title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <Text tone="muted">{t`Learners upload files, which a teacher grades.`}</Text>
      <FileTermsFields
        terms={{ most: draft.mostFiles, maxMegabytes: draft.fileMegabytes, kinds: [...draft.fileKinds] }}
        onChange={({ most, maxMegabytes, kinds }) =>
          onChange({ mostFiles: most, fileMegabytes: maxMegabytes, fileKinds: kinds })
        }
      />
    </>
  );
}

/** How many files an answer may have, how large they are, and what. */
export function FileTermsFields({
  terms,
  onChange,
}: {
  terms: FileTerms;
  onChange: (terms: FileTerms) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const kinds: Record<FileKind, string> = {
    document: t`Documents (PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, text)`,
    picture: t`Pictures (JPEG, PNG, GIF, at most 5 MB)`,
    audio: t`Audio (MP3, M4A, Ogg, WAV)`,
    video: t`Videos (MP4, WebM)`,
  };
  const names = Object.keys(kinds) as FileKind[];
  return (
    <>
      <div className={teachingStyles.fields}>
        <NumberField
          label={t`Number of files`}
          description={t`How many an answer may have.`}
          minValue={1}
          maxValue={MAX_FILES}
          value={terms.most}
          onChange={(most) => onChange({ ...terms, most: most ?? 1 })}
        />
        <NumberField
          label={t`Largest file (MB)`}
          description={t`From 1 to 100 MB.`}
          minValue={1}
          maxValue={MAX_MEGABYTES}
          value={terms.maxMegabytes}
          onChange={(megabytes) => onChange({ ...terms, maxMegabytes: megabytes ?? 1 })}
        />
      </div>
      <div role="group" aria-labelledby={id} className={teachingStyles.section}>
        <Text size="sm" weight="medium" id={id}>{t`Accepted files`}</Text>
        {names.map((kind) => (
          <Checkbox
            key={kind}
            isSelected={terms.kinds.includes(kind)}
            onChange={(isOn) =>
              onChange({
                ...terms,
                kinds: names.filter((other) => (other === kind ? isOn : terms.kinds.includes(other))),
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
