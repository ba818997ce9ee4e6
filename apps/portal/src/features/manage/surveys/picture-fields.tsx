import { useLingui } from '@lingui/react/macro';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import type { SurveyDraftItem } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Image } from '@stoa/ui/image';
import { Skeleton } from '@stoa/ui/skeleton';
import { TextField } from '@stoa/ui/text-field';
import { Suspense, useRef, useState } from 'react';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { OnePictureField, type OnePictureFieldProps } from '../../../shared/upload/one-picture-field.tsx';
import { textIn } from '../texts.ts';
import { LENGTHS } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

type Picture = SurveyDraftItem['picture'];

interface PictureFieldsProps {
  schoolId: string;
  picture: Picture;
  language: Language;
  /** Whether it is shown below, where areas are drawn on it. */
  isShownElsewhere: boolean;
  onChange: (picture: Picture, mark: string | null) => void;
}

/** The picture of a question, and what it shows in words. */
export function PictureFields({
  schoolId,
  picture,
  language,
  isShownElsewhere,
  onChange,
}: PictureFieldsProps) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** What was pressed goes away: the keys go on here. */
  const stay = () => box.current?.focus();
  const name = t({ message: 'Picture', context: 'exam', comment: 'Of a question' });
  return (
    <div ref={box} className={styles.list} role="group" aria-label={name} tabIndex={-1}>
      {picture ? (
        <>
          {isShownElsewhere ? null : <Image src={picture.url} alt="" fit="contain" />}
          <TextField
            label={t({
              message: 'What the picture shows',
              comment: 'Text for those who do not see a picture',
            })}
            description={t`Read out to people who cannot see the picture.`}
            lang={toTag(language)}
            dir={directionOf(language)}
            maxLength={LENGTHS.text}
            value={picture.alt[language] ?? ''}
            placeholder={textIn(picture.alt, language).text || ' '}
            onChange={(text) => onChange({ ...picture, alt: { ...picture.alt, [language]: text } }, 'alt')}
            isRequired
          />
          <div>
            <Button
              size="sm"
              onPress={() => {
                onChange(undefined, null);
                stay();
              }}
            >
              {t({ message: 'Remove picture', context: 'exam', comment: 'Button: of a question' })}
            </Button>
          </div>
        </>
      ) : isAdding ? (
        <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
          <Upload
            schoolId={schoolId}
            label={name}
            description={t`GIF, JPEG or PNG, at most 5 MB.`}
            onUploaded={({ url }) => {
              setAdding(false);
              onChange({ url, alt: {} }, null);
              stay();
            }}
          />
        </Suspense>
      ) : (
        <div>
          <Button
            size="sm"
            icon={ImageIcon}
            onPress={() => {
              setAdding(true);
              stay();
            }}
          >
            {t({ message: 'Add a picture', context: 'survey', comment: 'Button: to a question' })}
          </Button>
        </div>
      )}
    </div>
  );
}

function Upload(props: OnePictureFieldProps) {
  // Texts of the field, which surveys have no other use for.
  useMessages('feedback');
  return <OnePictureField {...props} />;
}
