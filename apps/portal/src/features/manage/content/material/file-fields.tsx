import { useLingui } from '@lingui/react/macro';
import { formatBytes } from '@stoa/ui/format-bytes';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../../i18n/languages.ts';
import * as styles from '../content.css.ts';
import { FileLine } from './file-line.tsx';
import { LargeFileField } from './large-file-field.tsx';
import { lessonPlace } from './lesson-place.ts';
import type { MaterialFieldsProps, MaterialOf } from './material-editor.tsx';
import { DOWNLOAD } from './material-messages.ts';

/** The file that a lesson gives to its learners. */
export function FileFields(props: MaterialFieldsProps<'file'>) {
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
            ? t({ message: 'Replace file', context: 'authoring', comment: 'Field: another file' })
            : t({ message: 'File', context: 'authoring', comment: 'Kind of a lesson: a file to download' })
        }
        description={i18n._(DOWNLOAD.format)}
        terms={DOWNLOAD}
        choose={t({ message: 'Choose file', context: 'authoring', comment: 'Button' })}
        onSent={(url, { name, size, type }) =>
          onChange({
            type: 'file',
            url,
            fileName: name,
            bytes: size,
            // As it was announced, and as the server found it.
            contentType: type as MaterialOf<'file'>['contentType'],
          })
        }
      />
    </div>
  );
}
