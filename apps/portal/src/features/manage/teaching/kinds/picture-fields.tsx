import { useLingui } from '@lingui/react/macro';
import { TEACHING_LENGTHS, type DraftPicture } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Image } from '@stoa/ui/image';
import { SectionHeader } from '@stoa/ui/section-header';
import { Skeleton } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { Suspense } from 'react';
import { toTag } from '../../../../i18n/languages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { OnePictureField, type OnePictureFieldProps } from '../../../../shared/upload/one-picture-field.tsx';
import { textIn } from '../../texts.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';

/**
 * The picture of a question, and what it shows in words.
 * @param isOptional it has no areas and is there to look at, or is left out
 */
export function PictureFields({
  schoolId,
  draft,
  problems,
  onChange,
  language,
  isOptional = false,
}: EditorProps & { isOptional?: boolean }) {
  const { t, i18n } = useLingui();
  const { picture } = draft;
  const first = isOptional
    ? t({ message: 'Picture to look at', context: 'exam', comment: 'Label of a field: beside a question' })
    : t`Picture with areas`;
  const setPicture = (part: Partial<DraftPicture>) => onChange({ picture: { ...picture, ...part } });
  return (
    <>
      <SectionHeader title={t({ message: 'Picture', context: 'exam', comment: 'Heading: of a question' })} />
      <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
        <Upload
          schoolId={schoolId}
          label={picture.url === '' ? first : t`Another picture`}
          description={t`GIF, JPEG or PNG, at most 5 MB.`}
          onUploaded={({ url }) => setPicture({ url })}
        />
      </Suspense>
      {problems.picture ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.picture])}
        </Text>
      ) : null}
      {isOptional && picture.url !== '' ? (
        <>
          <Image src={picture.url} alt="" fit="contain" />
          <div>
            <Button size="sm" onPress={() => onChange({ picture: { url: '', alt: {}, most: null } })}>
              {t({ message: 'Remove picture', context: 'exam', comment: 'Button: of a question' })}
            </Button>
          </div>
        </>
      ) : null}
      {isOptional && picture.url === '' ? null : (
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
      )}
    </>
  );
}

function Upload(props: OnePictureFieldProps) {
  // Texts of the field, which other kinds have no use for.
  useMessages('feedback');
  return <OnePictureField {...props} />;
}
