import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../../i18n/languages.ts';
import { formatBytes } from '@stoa/ui/format-bytes';
import * as styles from '../content.css.ts';
import { LargeFileField } from './large-file-field.tsx';
import { FileLine } from './file-line.tsx';
import { lessonPlace } from './lesson-place.ts';
import type { MaterialFieldsProps } from './material-editor.tsx';
import { DOCUMENT } from './material-messages.ts';

/** The PDF of a lesson. */
export function DocumentFields(props: MaterialFieldsProps<'document'>) {
  const { material, fileUrl, onChange } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.fields}>
      {material ? (
        <FileLine
          name={material.fileName}
          facts={formatBytes(material.bytes, toIntlTag(language))}
          href={fileUrl ?? material.url}
          onRemove={() => onChange(null)}
        />
      ) : null}
      <LargeFileField
        place={lessonPlace(props)}
        label={
          material
            ? t({ message: 'Replace document', context: 'authoring', comment: 'Field: another file' })
            : t({ message: 'Document', context: 'authoring', comment: 'Kind of a lesson: a PDF' })
        }
        description={i18n._(DOCUMENT.format)}
        terms={DOCUMENT}
        choose={t({ message: 'Choose document', context: 'authoring', comment: 'Button' })}
        onSent={(url, file) => onChange({ type: 'document', url, fileName: file.name, bytes: file.size })}
      />
    </div>
  );
}
