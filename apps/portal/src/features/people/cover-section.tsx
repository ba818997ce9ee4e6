import { useLingui } from '@lingui/react/macro';
import type { PersonSpace } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Image } from '@stoa/ui/image';
import { Surface } from '@stoa/ui/surface';
import { SettingsSection } from '../../shared/settings-section.tsx';
import { OnePictureField } from '../../shared/upload/one-picture-field.tsx';
import * as styles from './people.css.ts';
import { useSaveSpace } from './use-save-space.ts';

/** The picture above one’s space: an upload becomes it at once. */
export function CoverSection({ schoolId, space }: { schoolId: string; space: PersonSpace }) {
  const { t } = useLingui();
  const { save, isSaving, problem } = useSaveSpace(schoolId, { saved: t`Your cover was saved.` });
  return (
    <SettingsSection
      title={t({ message: 'Cover', comment: 'Heading: the wide picture above a personal space' })}
      text={t`A wide picture at the top of your space. Without one, an illustration is shown.`}
    >
      {problem ? (
        <Banner tone="danger" announce="assertive">
          {problem}
        </Banner>
      ) : null}
      <Surface radius="lg" className={styles.coverPreview}>
        <Image src={space.coverUrl} alt="" seed={space.person.id} ratio="fill" />
      </Surface>
      {space.coverUrl ? (
        <div>
          <Button variant="quiet" size="sm" isPending={isSaving} onPress={() => save({ coverUrl: '' })}>
            {t`Remove cover`}
          </Button>
        </div>
      ) : null}
      <OnePictureField
        schoolId={schoolId}
        label={t`New cover`}
        description={t`Wide looks best. GIF, JPEG or PNG, at most 5 MB.`}
        onUploaded={({ url }) => save({ coverUrl: url })}
      />
    </SettingsSection>
  );
}
